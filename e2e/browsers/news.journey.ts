import { writeFileSync } from 'node:fs';
import { news } from '@faculty/contracts/website/news';
import { newsPhrases } from '../../apps/web/src/features/website/news/news.phrases.ts';
import { pastePhrases } from '../../apps/web/src/kit/fields/rich-text/paste/paste.phrases.ts';
import { fromWord } from '../../apps/web/src/kit/fields/rich-text/paste/testing/samples.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { fieldLabels } from '../support/field-labels.ts';
import { sectionPhrases } from '../support/news.ts';
import { picture } from '../support/pictures.ts';
import { expect, test } from './support/journey.ts';

interface Stored {
  news_id: number;
  news_h_image_th: string;
  news_content_th: string;
}

test('a news item is written with a text of Word and pictures, saved by its key, and taken back in the editor', async ({
  driven,
  copy,
  enter,
  api,
  words,
  mark,
}, testInfo) => {
  const t = words({ ...newsPhrases, ...fieldLabels(news) });
  const form = words(formPhrases);
  const pasting = words(pastePhrases);
  const title = `ประกาศ ${mark}`;
  const frame = `${t.news_content} (${form.inThai})`;
  const text = () => driven.textIn(frame);
  const staff = await api('staff');
  const stored = async (): Promise<Stored | undefined> => {
    const { rows } = await (await staff.get('/web_con_news', { params: { q: mark, page: 0, limit: 1 } })).json();
    return rows[0] && (await (await staff.get(`/web_con_news/${rows[0].news_id}`)).json());
  };
  await enter('staff', '/web/content_new');

  await test.step('typing in the editor can be undone', async () => {
    await driven.click('link', t.add);
    await driven.fill(`${t.news_title} (${form.inThai})`, title);
    await driven.click('frame', frame);
    await driven.type('เชิญร่วมงาน');
    await expect.poll(text).toContain('เชิญร่วมงาน');
    // what is typed within a moment is one step
    await expect.poll(() => driven.run(() => !document.querySelector('[data-ref="undo"] button')?.hasAttribute('disabled'))).toBe(true);
    await driven.press('Control+z');
    await expect.poll(text).not.toContain('เชิญร่วมงาน');
    await driven.type('เชิญร่วมงาน');
    await expect.poll(text).toContain('เชิญร่วมงาน');
  });

  await test.step('a text of Word is pasted from the clipboard without its formatting', async () => {
    copy(fromWord, 'text/html');
    await driven.press('Control+v');
    await driven.click('button', new RegExp(`^${pasting.clear}`), '[role="dialog"]');
    await expect.poll(text).toContain('ประกาศรับสมัครทุน');
    expect(await text()).not.toMatch(/mso|TH SarabunPSK|<o:p>/i);
    expect(await text()).toMatch(/<h1>ประกาศรับสมัครทุน<\/h1>[\s\S]*<a href="https:\/\/example.org\/fund">หน้าทุน<\/a>[\s\S]*<td colspan="2">/);
  });

  await test.step('a picture is pasted from the clipboard and uploaded', async () => {
    copy(picture('drawn.png', [40, 120, 90], 60, 40).buffer, 'image/png');
    await driven.press('Control+End');
    await driven.press('Control+v');
    await expect.poll(text).toMatch(/<img [^>]*src="[^"]*\/files\/uploads\//);
    // the frame's policy lets them be seen
    const seen = (title: string) => {
      const shown = document.querySelector<HTMLIFrameElement>(`iframe[title="${title}"]`)?.contentDocument;
      const pictures = [...(shown?.images ?? [])].map(({ naturalWidth }) => naturalWidth > 0);
      return [...pictures, ...[...(shown?.fonts ?? [])].map(({ status }) => status !== 'error')];
    };
    await expect.poll(() => driven.run(seen, frame)).not.toContain(false);
  });

  await test.step('the header picture is a file, and the key of saving works within the text', async () => {
    const file = testInfo.outputPath('header.png');
    writeFileSync(file, picture('header.png', [25, 83, 210]).buffer);
    await driven.attach(file);
    await driven.read('header.png');
    await driven.click('combobox', t.news_type_tag);
    await driven.click('option', words(sectionPhrases).activities);
    await driven.press('Escape');
    await driven.click('frame', frame);
    await driven.press('Control+s');
    await driven.see('row', new RegExp(title));
    const made = await stored();
    expect(made?.news_content_th).toMatch(/เชิญร่วมงาน[\s\S]*ประกาศรับสมัครทุน[\s\S]*\/files\/uploads\//);
    expect((await staff.get(made?.news_h_image_th ?? '')).status()).toBe(200);
  });

  await test.step('opened again, it is edited and saved by the button', async () => {
    await driven.click('link', new RegExp(title), '[data-row]');
    await expect.poll(text).toContain('ประกาศรับสมัครทุน');
    await driven.click('frame', frame);
    await driven.press('Control+Home');
    await driven.type('ด่วน');
    await expect.poll(text).toContain('ด่วน');
    await driven.click('button', form.save);
    await expect.poll(async () => (await stored())?.news_content_th).toContain('ด่วน');
    await driven.see('row', new RegExp(title));
  });
});
