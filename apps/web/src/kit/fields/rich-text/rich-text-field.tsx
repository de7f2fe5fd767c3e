import { escapeHtml } from '@faculty/contracts/kit/text/escape';
import { richTextMedia } from '@faculty/contracts/website/rich-text-media';
import { Alert, Input, Skeleton, Text, Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useContext, useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { lazyPart } from '../../notifications/lazy-part.tsx';
import { boundField } from '../core/bound-field.tsx';
import type { FieldProps } from '../core/field-props.ts';
import { ReadOnlyFields } from '../core/field-props.ts';
import { editorHeight, editorStylesheet } from './editor-stylesheet.ts';

const layout = `body{margin:0;padding:1rem;overflow-wrap:break-word}${richTextMedia('body')}`;

const phrases = {
  unsafe: {
    th: 'เนื้อหานี้มีโค้ด HTML ที่เครื่องมือจัดรูปแบบจะเปลี่ยนแปลง จึงให้แก้ไขเป็นโค้ด HTML เพื่อไม่ให้ข้อมูลสูญหาย',
    en: 'The formatting tools would change some HTML of this content, so it is edited as HTML source and nothing gets lost.',
  },
};

const RichTextEditor = lazyPart(() => import('./rich-text-editor.tsx').then((m) => m.RichTextEditor));
const VideoDialog = lazyPart(() => import('./video-dialog.lazy.tsx').then((m) => m.VideoDialog));
const UploadDialog = lazyPart(() => import('../../uploads/upload-dialog.tsx').then((m) => m.UploadDialog));

interface Insertion {
  insert(html: string): void;
  file: File | undefined;
}

/** Rich text that keeps every element: formatting tools, files from the uploads, HTML source. Unedited content stays byte for byte. */
export function RichTextInput(props: FieldProps<string>) {
  const { id, label, value, onChange, onFocus, onBlur, error, required = false, description, disabled = false, lang } = props;
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const [unsafe, setUnsafe] = useState(false);
  const [insertion, setInsertion] = useState<Insertion | null>(null);
  const [video, setVideo] = useState<{ insert(html: string): void; given: string } | null>(null);
  const isReadOnly = useContext(ReadOnlyFields);
  if (isReadOnly)
    return (
      <Input.Wrapper label={label} labelElement="div" description={description}>
        <RichTextView html={value} label={String(label)} lang={lang} />
      </Input.Wrapper>
    );
  const isWrong = error !== undefined && error !== null && error !== false;
  return (
    <Input.Wrapper label={label} labelElement="div" error={error} description={description} required={required}>
      {unsafe ? (
        <>
          <Alert color="gold" icon={<IconAlertTriangle aria-hidden />} my="xs">
            <Text size="sm">{t.unsafe}</Text>
          </Alert>
          <Textarea
            id={id}
            lang={lang}
            aria-label={label}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onFocus={onFocus}
            onBlur={onBlur}
            error={isWrong}
            disabled={disabled}
            styles={{ input: { height: editorHeight, fontFamily: 'var(--mantine-font-family-monospace)' } }}
          />
        </>
      ) : (
        <RichTextEditor
          fallback={<Skeleton height={editorHeight} />}
          key={language}
          id={id}
          lang={lang}
          label={label}
          value={value}
          onChange={onChange}
          onFocus={onFocus}
          onBlur={onBlur}
          required={required}
          invalid={isWrong}
          disabled={disabled}
          onUnsafe={() => setUnsafe(true)}
          onInsert={(insert, file) => setInsertion({ insert, file })}
          onVideo={(insert, given) => setVideo({ insert, given })}
        />
      )}
      {video && (
        <VideoDialog
          given={video.given}
          onClose={() => setVideo(null)}
          onInsert={(html) => {
            video.insert(html);
            setVideo(null);
          }}
        />
      )}
      {insertion && (
        <UploadDialog
          onClose={() => setInsertion(null)}
          {...(insertion.file && { initialFile: insertion.file })}
          onInsert={(html) => {
            insertion.insert(html);
            setInsertion(null);
          }}
        />
      )}
    </Input.Wrapper>
  );
}

/** Rich text to be read. Nothing in it runs: no scripts, no forms, no windows. */
function RichTextView({ html, label, lang }: { html: string; label: string; lang: string | undefined }) {
  const head = `<meta charset="utf-8"><base target="_blank"><style>${editorStylesheet}${layout}</style>`;
  return (
    <iframe
      title={label}
      sandbox="allow-same-origin"
      srcDoc={`<!doctype html><html lang="${escapeHtml(lang ?? 'th')}"><head>${head}</head><body>${html}</body></html>`}
      style={{
        display: 'block',
        width: '100%',
        height: editorHeight,
        border: '1px solid var(--mantine-color-default-border)',
        borderRadius: 'var(--mantine-radius-md)',
      }}
    />
  );
}

/** Rich text of a form. */
export const RichTextField = boundField(RichTextInput);
