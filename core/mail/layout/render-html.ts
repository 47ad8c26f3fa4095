import type { MailBlock, MailContent, MailFact, MailSite } from '../mail-content.ts';
import { escapeHtml, escapeLines } from './escape-html.ts';
import { darkStyles, light } from './mail-theme.ts';
import { carHtml } from './render-car.ts';

const font = "font-family:Archivo,'Segoe UI',Helvetica,Arial,sans-serif";
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"';
const monospace = "font-family:ui-monospace,'SF Mono',Menlo,Consolas,monospace";

/**
 * A mail as HTML that every mail program shows alike: tables and inline styles, since some know nothing else. A dark look
 * comes on top for those that can. It loads nothing but the car's picture from our own site, and reads well without.
 */
export function renderHtml(site: MailSite, content: MailContent): string {
  const { language, preview, heading, blocks, reason, links = [] } = content;
  const lang = language === 'en' ? 'en' : 'de-AT';
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(content.subject)}</title>
<style>${darkStyles}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${light.ground};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${'&#8199;&#847;'.repeat(40)}</div>
<table ${table} class="ground" style="background:${light.ground}"><tr><td align="center" style="padding:24px 12px 40px">
<table ${table} style="max-width:600px;${font};font-size:16px;line-height:1.55;color:${light.text}">
<tr><td style="padding:0 4px 16px"><a href="${escapeHtml(site.SITE_ORIGIN)}" class="text" style="color:${light.text};text-decoration:none;font-size:20px;line-height:1.2;font-weight:700;letter-spacing:-0.01em;border-left:6px solid ${light.accent};padding-left:10px">${escapeHtml(site.SITE_NAME)}</a></td></tr>
<tr><td class="card" style="background:${light.surface};border:1px solid ${light.line};border-radius:10px;padding:28px 24px 8px">
<h1 class="text" style="margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:700;color:${light.text}">${keptTogether(escapeHtml(heading))}</h1>
${keptTogether(blocks.map(blockHtml).join('\n'))}
</td></tr>
<tr><td class="quiet" style="padding:20px 4px 0;font-size:13px;line-height:1.5;color:${light.quiet}">${linksHtml(links)}${escapeLines(reason)}<br>${escapeHtml(`${site.SITE_NAME}, ${site.SITE_IMPRINT_COMPANY}, ${site.SITE_IMPRINT_ADDRESS}`)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** Amounts are not broken from their units. */
function keptTogether(html: string): string {
  return html.replaceAll(/€ (?=\d)|(?<=\d) (?=(?:km|kW|PS|hp|kWh)\b)/g, (blank) => blank.replace(' ', '&nbsp;'));
}

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p class="text" style="margin:0 0 16px;color:${light.text}">${escapeLines(block.text)}</p>`;
    case 'note':
      return `<p class="quiet" style="margin:0 0 16px;font-size:14px;color:${light.quiet}">${escapeLines(block.text)}</p>`;
    case 'car':
      return carHtml(block.car, block.compact ? 'row' : 'large');
    case 'section':
      return `<h2 class="text" style="margin:24px 0 12px;font-size:18px;line-height:1.3;font-weight:700;color:${light.text}">${escapeHtml(block.title)}</h2>`;
    case 'code':
      return codeHtml(block.label, block.code);
    case 'facts':
      return factsHtml(block.title, block.facts);
    case 'quote':
      return `${titleHtml(block.title)}<table ${table} style="margin:0 0 20px"><tr><td class="quote text" style="border-left:3px solid ${light.accent};background:${light.ground};border-radius:0 6px 6px 0;padding:12px 16px;color:${light.text};word-break:break-word">${escapeLines(block.text)}</td></tr></table>`;
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px"><tr><td class="button" style="background:${light.accent};border-radius:6px"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:13px 22px;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>`;
  }
}

function factsHtml(title: string | undefined, facts: MailFact[]): string {
  const rows = facts.map(({ label, value, url }) => {
    const shown = url
      ? `<a href="${escapeHtml(url)}" class="link" style="color:${light.link}">${escapeHtml(value)}</a>`
      : escapeLines(value);
    return `<tr><td class="quiet line" width="38%" valign="top" style="padding:9px 12px 7px 0;border-top:1px solid ${light.line};font-size:14px;color:${light.quiet}">${escapeHtml(label)}</td><td class="text line" valign="top" style="padding:7px 0;border-top:1px solid ${light.line};color:${light.text};word-break:break-word">${shown}</td></tr>`;
  });
  return `${title ? titleHtml(title) : ''}<table ${table} style="margin:0 0 20px">${rows.join('')}</table>`;
}

/** In one piece, so that it is copied without blanks; a screen reader says it digit by digit. */
function codeHtml(label: string, code: string): string {
  const spoken = escapeHtml(`${label}: ${code.split('').join(' ')}`);
  return `<table ${table} style="margin:0 0 20px"><tr><td align="center" aria-label="${spoken}" class="code" style="background:${light.ground};border:1px solid ${light.line};border-radius:10px;padding:18px 12px 18px 20px;${monospace};font-size:36px;line-height:1.2;font-weight:700;letter-spacing:8px;color:${light.text}">${escapeHtml(code)}</td></tr></table>`;
}

function linksHtml(links: { label: string; url: string }[]): string {
  if (links.length === 0) return '';
  const shown = links.map(
    ({ label, url }) =>
      `<a href="${escapeHtml(url)}" class="link" style="color:${light.link};display:inline-block;padding:6px 14px 6px 0">${escapeHtml(label)}</a>`,
  );
  return `<div style="margin:0 0 10px;font-size:14px">${shown.join('')}</div>`;
}

function titleHtml(title: string): string {
  return `<h2 class="text" style="margin:0 0 8px;font-size:16px;line-height:1.3;font-weight:700;color:${light.text}">${escapeHtml(title)}</h2>`;
}
