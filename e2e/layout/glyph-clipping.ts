import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Marks every element that directly contains one of the words (as text, value or placeholder); returns a description of each for the report. */
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

/** Fixed colour of placeholders, because the browser renders them lighter than their computed colour. */
const placeholderInk = 'rgb(200, 0, 200)';

/** Hides all text of the page; `measureInk` shows some subjects at a time. */
export async function hideText(page: Page): Promise<void> {
  await page.addStyleTag({
    content: `
      *, ::placeholder { -webkit-text-fill-color: transparent !important; text-decoration: none !important; }
      [data-shown] { -webkit-text-fill-color: currentcolor !important; }
      [data-shown]::placeholder { -webkit-text-fill-color: ${placeholderInk} !important; }
      /* a temporary message would cover measured elements */
      [data-messages] { display: none !important; }
      /* positioned by script behind the text: it would not move with the unclipped layout */
      .mantine-SegmentedControl-indicator { display: none !important; }
      *, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }`,
  });
}

/** Removes all clipping: no fixed heights, no hidden overflow, and a line height larger than any mark needs. */
export async function removeClipping(page: Page): Promise<void> {
  // an input clips its text internally, where no style applies, so it is replaced by an element with the same text
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

/** The amount of ink (difference from the page without text) of every marked subject. */
export async function measureInk(page: Page, count: number, scale: number): Promise<number[]> {
  await fitViewport(page);
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

/** Groups of subjects that can be shown together, because they do not overlap vertically. */
async function batches(page: Page): Promise<Place[][]> {
  const places = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-subject]')].map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      // marks may extend beyond their box
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

/** Makes the viewport as tall as the page, and waits until the layout is stable. */
async function fitViewport(page: Page): Promise<void> {
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

/** Sum of the differences between two pictures, from row `top` to row `bottom`. */
function difference(one: Pixels, other: Pixels, top: number, bottom: number): number {
  let sum = 0;
  for (let at = top * one.width; at < Math.min(bottom * one.width, one.data.length); at++)
    sum += Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0));
  return sum;
}
