export const interfaces = {
  title: 'Import und API',
  intro: 'Dein Händlersystem hält deine Autos hier aktuell, und du siehst, was aus jedem einzelnen geworden ist.',
  tabs: 'Import und API',
  'tab.feeds': 'Import',
  'tab.keys': 'Schlüssel',
  'tab.webhooks': 'Webhooks',
  'tab.exports': 'Export',
};
