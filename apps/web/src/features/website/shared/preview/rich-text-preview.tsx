import type { Language } from '@faculty/contracts/kit/bilingual';
import { escapeHtml } from '@faculty/contracts/kit/text/escape';
import { richTextMedia } from '@faculty/contracts/website/rich-text-media';
import { Group, Modal, SegmentedControl, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { editorStylesheet } from '../../../../kit/fields/rich-text/editor-stylesheet.ts';
import { useReturnFocus } from '../../../../kit/notifications/use-return-focus.ts';
import classes from './rich-text-preview.module.css';

const phrases = {
  title: { th: 'ตัวอย่างก่อนบันทึก', en: 'Preview before saving' },
  close: { th: 'ปิดตัวอย่าง', en: 'Close the preview' },
  width: { th: 'ความกว้างของหน้าจอ', en: 'Screen width' },
  desktop: { th: 'คอมพิวเตอร์', en: 'Computer' },
  phone: { th: 'โทรศัพท์', en: 'Phone' },
  language: { th: 'ภาษาของตัวอย่าง', en: 'Language of the preview' },
  th: { th: 'ไทย', en: 'Thai' },
  en: { th: 'อังกฤษ', en: 'English' },
  still: { th: 'ลิงก์และวิดีโอในตัวอย่างกดไม่ได้', en: 'Links and videos do not work in the preview' },
};

/** The narrowest window of a computer that a page is laid out for. */
const leastComputer = 1024;

export interface PreviewPage {
  lang: Language;
  title: string;
  /** Address of the picture on top. */
  picture: string | null;
  html: string;
}

/** How content will look, at the width of a computer and of a phone, in each language it has. Nothing in it runs. */
export function RichTextPreview({ pages, onClose }: { pages: readonly PreviewPage[]; onClose(): void }) {
  useReturnFocus();
  const t = usePhrases(phrases);
  const [lang, setLang] = useState<string>(pages[0]?.lang ?? 'th');
  const [width, setWidth] = useState('desktop');
  const page = pages.find((each) => each.lang === lang);
  return (
    <Modal opened onClose={onClose} size={1250} title={<Text fw={600}>{t.title}</Text>} closeButtonProps={{ 'aria-label': t.close }}>
      <Group mb="md">
        <SegmentedControl
          aria-label={t.width}
          value={width}
          onChange={setWidth}
          data={[
            { value: 'desktop', label: <Choice icon={<IconDeviceDesktop size={18} aria-hidden />} words={t.desktop} /> },
            { value: 'phone', label: <Choice icon={<IconDeviceMobile size={18} aria-hidden />} words={t.phone} /> },
          ]}
        />
        {pages.length > 1 && (
          <SegmentedControl
            aria-label={t.language}
            value={lang}
            onChange={setLang}
            data={pages.map((each) => ({ value: each.lang, label: t[each.lang] }))}
          />
        )}
        <Text size="sm" c="dimmed">
          {t.still}
        </Text>
      </Group>
      {page && <Frame key={page.lang} page={page} isPhone={width === 'phone'} title={t.title} />}
    </Modal>
  );
}

/** A page of its own. Where there is less room than a computer's screen has, that is shown smaller, not narrower. */
function Frame({ page, isPhone, title }: { page: PreviewPage; isPhone: boolean; title: string }) {
  const { ref, width } = useElementSize();
  const scale = isPhone || width === 0 ? 1 : Math.min(1, width / leastComputer);
  return (
    <div ref={ref} className={classes.space}>
      {/* no scripts, no forms, no windows: only the fonts and pictures of our own origin */}
      <iframe
        title={title}
        sandbox="allow-same-origin"
        srcDoc={documentOf(page)}
        className={classes.frame}
        data-width={isPhone ? 'phone' : 'desktop'}
        style={scale === 1 ? undefined : { width: `${100 / scale}%`, height: `${100 / scale}%`, transform: `scale(${scale})` }}
      />
    </div>
  );
}

function Choice({ icon, words }: { icon: ReactNode; words: string }) {
  return (
    <Group gap={6} wrap="nowrap" justify="center">
      {icon}
      <span>{words}</span>
    </Group>
  );
}

function documentOf({ lang, title, picture, html }: PreviewPage): string {
  const head = `<meta charset="utf-8"><base target="_blank"><style>${editorStylesheet}${layout}</style>`;
  const cover = picture === null ? '' : `<img class="preview-cover" src="${escapeHtml(picture)}" alt="">`;
  return `<!doctype html><html lang="${lang}"><head>${head}</head><body><h1>${escapeHtml(title)}</h1>${cover}${html}</body></html>`;
}

const layout = `body{max-width:60rem;margin:0 auto;overflow-wrap:break-word}h1{line-height:1.45}${richTextMedia('body')}.preview-cover{display:block;width:100%;max-height:22rem;object-fit:cover}`;
