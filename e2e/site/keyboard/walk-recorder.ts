export interface RecordedWalk {
  /** It has left the page, come round, or does not get any further. */
  isOver: boolean;
  /** What can get the focus, a group of radio buttons being one. */
  expected: number;
  stops: number;
  barriers: string[];
}

/** Runs in the page: the next press of the Tab key leads to its first stop. A node that is taken away leaves its place to start from. */
export function goBeforeStart(): void {
  const start = document.createElement('button');
  document.body.prepend(start);
  start.focus();
  start.remove();
  scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Runs in the page: looks at whatever has the focus whenever the Tab key is let go. By then the browser has
 * scrolled to it, and nobody has to ask the page from outside after every press.
 */
export function recordWalk(): void {
  const stoppable =
    'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';
  /** Smaller than that it is there for programs alone, and something beside it is seen in its place. */
  const smallestPx = 6;
  const still = new CSSStyleSheet();
  // A page that glides to what has the focus is not there yet when it is looked at.
  still.replaceSync('*, ::before, ::after { transition: none !important; scroll-behavior: auto !important }');
  document.adoptedStyleSheets = [still];
  const expected = focusable();
  const unfocused = new Map<Element, string>();
  for (const element of expected) for (const part of partsOf(element)) unfocused.set(part, lookOf(part));
  const stops: Element[] = [];
  const barriers = new Set<string>();
  let isOver = false;
  let timesHere = 0;
  for (const element of expected)
    if ((element as HTMLElement).tabIndex > 0) barriers.add(`${nameOf(element)}: has a place of its own in the order`);
  addEventListener('keyup', look, true);
  Reflect.set(window, 'keyboardWalk', () => ({
    isOver,
    expected: new Set(expected.map(stopOf)).size,
    stops: stops.length,
    barriers: [...barriers, ...(isOver ? neverReached() : [])],
  }));

  function focusable(): Element[] {
    return [...document.querySelectorAll(stoppable)].filter(
      (element) =>
        (element as HTMLElement).tabIndex >= 0 &&
        // Links in a text that is being written are words of it.
        !element.matches(':disabled, [type=hidden], [inert] *, [inert], [contenteditable] *') &&
        (element.localName !== 'summary' || element.matches('details > summary:first-of-type')) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getClientRects().length > 0,
    );
  }

  /** Radio buttons of one name are one stop, and the browser chooses which. */
  function stopOf(element: Element): unknown {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.name === '') return element;
    const all = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    return all.find(({ name, form }) => name === element.name && form === element.form);
  }

  function look({ key }: KeyboardEvent): void {
    if (key !== 'Tab' || isOver) return;
    const element = document.activeElement;
    if (!element || element === document.body || (element === stops[0] && stops.length > 1)) {
      isOver = true;
      return;
    }
    if (element === stops.at(-1)) {
      // Fields of a date are several stops within one element.
      timesHere += 1;
      if (element.matches('[type=date], [type=time], [type=datetime-local], [type=month]') && timesHere < 6) return;
      barriers.add(`${nameOf(element)}: leads no further`);
      isOver = true;
      return;
    }
    timesHere = 0;
    const before = stops.at(-1);
    if (stops.includes(element)) barriers.add(`${nameOf(element)}: gets the focus twice`);
    else if (before && !(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING))
      barriers.add(`${nameOf(element)}: comes after ${nameOf(before)}, which stands behind it`);
    stops.push(element);
    const shown = partsOf(element).find((part) => isLarge(part) && lookOf(part) !== unfocusedLookOf(part));
    // The outline of a knob is inside of it, where no script can look: a test of its own compares pictures. A text that is being
    // written shows its caret, and an outline would frame the whole article.
    if (!shown && !element.matches('input[type=range], [contenteditable]'))
      barriers.add(`${nameOf(element)}: does not show that it has the focus`);
    const cover = coverOf(isLarge(element) ? element : (shown ?? element), element);
    if (cover) barriers.add(`${nameOf(element)}: has the focus ${cover}`);
  }

  /** Where it is hidden, if no point of it is seen. */
  function coverOf(seen: Element, element: Element): string | undefined {
    const points = rectsInView(seen).flatMap(pointsOf);
    if (points.length === 0) return 'out of view';
    // Two knobs on one line let presses through to each other.
    const { style } = seen as HTMLElement;
    const given = style.pointerEvents;
    style.setProperty('pointer-events', 'auto', 'important');
    let above: Element | null = null;
    const isSeen = points.some(([x, y]) => {
      above = document.elementFromPoint(x, y);
      return above !== null && (seen.contains(above) || above.contains(element));
    });
    style.pointerEvents = given;
    return isSeen ? undefined : `below ${above ? nameOf(above) : 'something'}`;
  }

  function neverReached(): string[] {
    const reached = new Set(stops.map(stopOf));
    const still = new Set(focusable());
    return expected
      .filter((element) => still.has(element) && !reached.has(stopOf(element)))
      .map((element) => `${nameOf(element)}: never gets the focus`);
  }

  /** Where its focus may be seen: it, what is inside of it, what it stands in, its labels, and what stands beside it. */
  function partsOf(element: Element): Element[] {
    const few = (elements: Iterable<Element>) => [...elements].slice(0, 12);
    const around: Element[] = [];
    for (
      let each = element.parentElement;
      each && each !== document.body && around.length < 5;
      each = each.parentElement
    )
      around.push(each);
    const beside = few(element.parentElement?.children ?? []);
    const labels = (element as HTMLInputElement).labels ?? [];
    return [
      element,
      ...few(element.querySelectorAll('*')),
      ...labels,
      ...around,
      ...beside.flatMap((each) => (each.matches(stoppable) ? [] : [each, ...few(each.querySelectorAll('*'))])),
    ];
  }

  function lookOf(part: Element): string {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, stroke, strokeWidth } = getComputedStyle(part);
    const outline = outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`;
    return [outline, boxShadow, stroke, strokeWidth].join(';');
  }

  /** What came only later counts as plain. */
  function unfocusedLookOf(part: Element): string {
    const known = unfocused.get(part);
    if (known !== undefined) return known;
    const plain = document.createElement('div');
    document.body.append(plain);
    const look = lookOf(plain);
    plain.remove();
    return look;
  }

  function isLarge(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width >= smallestPx && height >= smallestPx;
  }

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }

  /** What of it is inside the window and inside everything that scrolls or cuts. */
  function rectsInView(element: Element): Box[] {
    const frames: Box[] = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }];
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(each);
      if (each !== element && (overflowX !== 'visible' || overflowY !== 'visible')) {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        frames.push({
          left: overflowX === 'visible' ? 0 : left,
          right: overflowX === 'visible' ? innerWidth : right,
          top: overflowY === 'visible' ? 0 : top,
          bottom: overflowY === 'visible' ? innerHeight : bottom,
        });
      }
      if (position === 'fixed') break;
    }
    return [...element.getClientRects()]
      .map(({ left, top, right, bottom }) => ({
        left: Math.max(left, ...frames.map((frame) => frame.left)),
        top: Math.max(top, ...frames.map((frame) => frame.top)),
        right: Math.min(right, ...frames.map((frame) => frame.right)),
        bottom: Math.min(bottom, ...frames.map((frame) => frame.bottom)),
      }))
      .filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1)
      .slice(0, 4);
  }

  function pointsOf({ left, top, right, bottom }: Box): [number, number][] {
    return [0.5, 0.1, 0.9, 0.3, 0.7].flatMap((across) =>
      [0.5, 0.1, 0.9].map((down): [number, number] => [left + across * (right - left), top + down * (bottom - top)]),
    );
  }

  function nameOf(element: Element): string {
    const label = element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.getAttribute('name'));
    return `${element.localName} “${(label ?? element.id).replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
  }
}
