import { existsSync } from 'node:fs';
import { type Browser, chromium, type Frame } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payloads } from '../../../test/support/rich-text-payloads.ts';
import { cleanRichText as clean } from './sanitizer.ts';

/** A refused text gives an empty result. */
const cleanRichText = (html: string) => clean(html) ?? { html: '', removed: ['refused'] };

const executablePath =
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()].find((file) => file && existsSync(file)) ?? '';

/** How a page shows a text: in its source, or by `innerHTML`. */
type Way = 'source' | 'element';

describe.skipIf(executablePath === '')('cleanRichText in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  });
  afterAll(() => browser.close());

  /** Shows each text in its own frame, clicks every element, and returns the texts that ran code. */
  async function thoseThatRun(texts: readonly string[], way: Way): Promise<string[]> {
    const ran = new Set<string>();
    const page = await browser.newPage();
    await page.route('**/*', (route) => route.abort());
    // exposed to every frame of any origin
    await page.exposeBinding('hit', ({ frame }) => {
      ran.add(outermost(frame).name());
    });
    await page.setContent('<!doctype html><body>');
    await page.evaluate(`(${showAndPress})(${JSON.stringify(texts)}, ${JSON.stringify(way)})`);
    await page.close();
    return texts.filter((_, index) => ran.has(`text${index}`));
  }

  it('is effective: most attacks run without it', async () => {
    expect((await thoseThatRun(payloads, 'source')).length).toBeGreaterThan(80);
  }, 120_000);

  it.each<Way>(['source', 'element'])(
    'lets no attack run, shown as %s',
    async (way) => {
      const cleaned = payloads.map((payload) => cleanRichText(payload).html);
      expect(await thoseThatRun(cleaned, way)).toEqual([]);
    },
    120_000,
  );
});

/** The top frame of a text. */
function outermost(frame: Frame): Frame {
  const parent = frame.parentFrame();
  return parent?.parentFrame() ? outermost(parent) : frame;
}

/** Runs in the page; a string, because the API is compiled without the DOM types. */
const showAndPress = `async (texts, way) => {
  const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
  const frames = await Promise.all(texts.map((html, index) => new Promise((shown) => {
    const frame = document.createElement('iframe');
    frame.name = 'text' + index;
    frame.srcdoc = '<!doctype html><body><div id="text">' + (way === 'source' ? html : '') + '</div>';
    frame.onload = () => shown(frame);
    setTimeout(() => shown(frame), 5000);
    document.body.append(frame);
  })));
  if (way === 'element') frames.forEach((frame, index) => { frame.contentDocument.getElementById('text').innerHTML = texts[index]; });
  await wait(1000);
  for (const frame of frames) {
    for (const element of frame.contentDocument?.querySelectorAll('*') ?? []) {
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      const isPressed = element.matches('a, area, button, input, summary, math, mi, rect, text, div, p');
      if (isPressed) element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  }
  await wait(1000);
}`;
