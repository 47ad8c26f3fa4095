import type { MailCar } from '../mail-content.ts';
import { escapeHtml } from './escape-html.ts';
import { light, lightTones } from './mail-theme.ts';

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"';

/** A car with its picture above its words, or beside them where there are several. */
export function carHtml(car: MailCar, layout: 'large' | 'row'): string {
  const frame = `<table ${table} class="frame" style="margin:0 0 ${layout === 'row' ? 12 : 20}px;border:1px solid ${light.line};border-radius:10px">`;
  const words = wordsHtml(car, layout === 'row' ? 16 : 18);
  if (layout === 'large') {
    const above = car.pictureUrl ? `<tr><td>${pictureHtml(car, 550, '9px 9px 0 0')}</td></tr>` : '';
    return `${frame}${above}<tr><td style="padding:16px 18px">${words}</td></tr></table>`;
  }
  const beside = car.pictureUrl
    ? `<td width="38%" valign="top" style="width:38%;padding:12px 0 12px 12px">${pictureHtml(car, 200, '6px')}</td>`
    : '';
  return `${frame}<tr>${beside}<td valign="top" style="padding:10px 14px 12px">${words}</td></tr></table>`;
}

function pictureHtml({ title, pictureUrl, url }: MailCar, widthPx: number, radius: string): string {
  return `<a href="${escapeHtml(url)}" class="quiet" style="display:block;color:${light.quiet};font-size:13px;line-height:1.4;text-decoration:none"><img src="${escapeHtml(pictureUrl ?? '')}" width="${widthPx}" alt="${escapeHtml(title)}" class="picture" style="display:block;width:100%;height:auto;border:0;border-radius:${radius};background:${light.line}"></a>`;
}

function wordsHtml(car: MailCar, titlePx: number): string {
  const { title, price, reduction, facts, url, place } = car;
  const quiet = (text: string) =>
    `<div class="quiet" style="margin-top:2px;font-size:14px;line-height:1.45;color:${light.quiet}">${escapeHtml(text)}</div>`;
  return `<a href="${escapeHtml(url)}" class="text" style="color:${light.text};font-size:${titlePx}px;line-height:1.3;font-weight:600;text-decoration:none">${escapeHtml(title)}</a>
<div class="text" style="margin-top:4px;font-size:${titlePx + 4}px;line-height:1.3;font-weight:700;color:${light.text}">${escapeHtml(price)}</div>
${reduction ? quiet(reduction) : ''}${badgesHtml(car)}${quiet(facts)}${place ? quiet(place) : ''}
`;
}

function badgesHtml({ reserved, rating, sold }: MailCar): string {
  const badges = [
    reserved && badgeHtml(reserved, 'unknown'),
    rating && badgeHtml(rating.label, rating.tone),
    sold && badgeHtml(sold, 'unknown'),
  ];
  const shown = badges.filter(Boolean).join(' ');
  return shown && `<div style="margin:4px 0 4px">${shown}</div>`;
}

function badgeHtml(label: string, tone: keyof typeof lightTones): string {
  const { ground, text } = lightTones[tone];
  return `<span class="rate-${tone}" style="display:inline-block;padding:2px 9px;border-radius:5px;font-size:13px;line-height:1.5;font-weight:600;background:${ground};color:${text}">${escapeHtml(label)}</span>`;
}
