const maxLength = 120;

/**
 * The words that tell a car from others of its model. The dealer's title knows trim levels that no catalogue has, so what
 * follows the model's name in it comes first; a title that does not start with make and model gives way to the catalogue.
 */
export function versionNameOf(title: string, modelName: string, catalogueName: string | null): string | null {
  return afterModel(title, modelName) ?? catalogueName;
}

/** Dealers shorten makes ("VW", "Mercedes"), so that any one or two words may stand before the model. */
function afterModel(title: string, modelName: string): string | null {
  const words = title.split(/\s+/).filter((word) => word !== '');
  const model = modelName.toLowerCase().split(/\s+/);
  for (const before of [1, 2]) {
    const named = words.slice(before, before + model.length).map((word) => word.toLowerCase());
    if (named.join(' ') !== model.join(' ')) continue;
    const rest = words.slice(before + model.length).join(' ');
    return rest === '' ? null : rest.slice(0, maxLength);
  }
  return null;
}
