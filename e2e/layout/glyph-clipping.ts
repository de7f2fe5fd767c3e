import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Puts an attribute on every element that itself holds `words` (as text, value or placeholder); answers what each is, for the report. */
export function markSubjects(page: Page, words: readonly string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const holds = (text: string | null) => wanted.some((word) => text?.includes(word));
    const own = (element: Element) => [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getBoundingClientRect().width > 2;
    const found = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      if (!isShown(element) || element.closest('svg, script, style')) return false;
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      return isField ? holds(element.value || element.placeholder) : own(element).some(({ nodeValue }) => holds(nodeValue));
    });
    return found.map((element, index) => {
      element.dataset.subject = String(index);
      const specimen = element.closest<HTMLElement>('[data-specimen]')?.dataset.specimen ?? element.closest('[role]')?.getAttribute('role');
      return `${specimen}: <${element.localName} class="${element.className}">`;
    });
  }, words);
}

/** The browser draws a placeholder a shade lighter than it says; what is cut is the question, not the shade. */
const placeholderInk = 'rgb(200, 0, 200)';

/** Hides all words of the page; `weigh` shows one subject's at a time. */
export async function hideWords(page: Page): Promise<void> {
  await page.addStyleTag({
    content: `
      *, ::placeholder { -webkit-text-fill-color: transparent !important; text-decoration: none !important; }
      [data-shown] { -webkit-text-fill-color: currentcolor !important; }
      [data-shown]::placeholder { -webkit-text-fill-color: ${placeholderInk} !important; }
      /* a message that comes and goes would lie over what is weighed */
      .mantine-Notifications-root { display: none !important; }
      /* placed by script behind the words: it would not follow when nothing is cut any more */
      .mantine-SegmentedControl-indicator { display: none !important; }
      *, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }`,
  });
}

/** Lets nothing be cut any more: no box of fixed height, no hidden overflow, and far more room between lines than any mark needs. */
export async function freeWords(page: Page): Promise<void> {
  // what is typed is cut inside the input itself, where no style reaches: the same words stand in its place
  await page.evaluate((placeholderInk) => {
    for (const input of document.querySelectorAll<HTMLInputElement>('input[data-subject]')) {
      const { font, letterSpacing, paddingInlineStart, opacity, backgroundColor } = getComputedStyle(input);
      const color = input.value === '' ? placeholderInk : getComputedStyle(input).color;
      const words = document.createElement('div');
      Object.assign(words.style, { font, letterSpacing, color, opacity, backgroundColor, paddingInlineStart, whiteSpace: 'pre' });
      words.textContent = input.value || input.placeholder;
      words.dataset.subject = input.dataset.subject ?? '';
      delete input.dataset.subject;
      input.replaceWith(words);
    }
  }, placeholderInk);
  await page.addStyleTag({
    content: `
      *:not(svg, svg *, img, html, body) {
        overflow: visible !important; height: auto !important; max-height: none !important; clip-path: none !important; contain: none !important;
        -webkit-line-clamp: none !important;
      }
      [data-subject] { line-height: 3 !important; }`,
  });
}

/** The ink of every marked subject as the page stands now. */
export async function weighSubjects(page: Page, count: number, scale: number): Promise<number[]> {
  await showWhole(page);
  await showSubjects(page, []);
  const blank = await pixelsOf(await page.screenshot());
  const ink: number[] = new Array(count).fill(0);
  for (const batch of await batches(page)) {
    await showSubjects(
      page,
      batch.map(({ subject }) => subject),
    );
    const shown = await pixelsOf(await page.screenshot());
    for (const { subject, top, bottom } of batch)
      ink[subject] = difference(shown, blank, Math.floor(top * scale), Math.ceil(bottom * scale));
  }
  return ink;
}

async function showSubjects(page: Page, subjects: number[]): Promise<void> {
  await page.evaluate((shown) => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-subject]')) {
      element.toggleAttribute('data-shown', shown.includes(Number(element.dataset.subject)));
    }
  }, subjects);
}

interface Place {
  subject: number;
  top: number;
  bottom: number;
}

/** Subjects that can be shown at once, because none comes near another. */
async function batches(page: Page): Promise<Place[][]> {
  const places = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-subject]')].map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      // marks may stand out of their box
      return { subject: Number(element.dataset.subject), top: Math.max(0, top - 30), bottom: Math.min(innerHeight, bottom + 30) };
    }),
  );
  const found: Place[][] = [];
  for (const place of places) {
    const free = found.find((batch) => batch.every(({ top, bottom }) => bottom <= place.top || top >= place.bottom));
    if (free) free.push(place);
    else found.push([place]);
  }
  return found;
}

/** Makes the window as tall as the page, and waits until nothing moves any more. */
async function showWhole(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  let known = 0;
  for (;;) {
    const height = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight));
    if (height === known) return;
    known = height;
    await page.setViewportSize({ width, height: Math.max(height, 768) });
    await page.waitForTimeout(400);
  }
}

interface Pixels {
  data: Buffer;
  width: number;
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

/** How much two pictures of the same page differ between two lines. */
function difference(one: Pixels, other: Pixels, top: number, bottom: number): number {
  let sum = 0;
  for (let at = top * one.width; at < Math.min(bottom * one.width, one.data.length); at++)
    sum += Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0));
  return sum;
}
