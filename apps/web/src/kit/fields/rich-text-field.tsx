import { Alert, Input, Skeleton, Text, Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { lazy, Suspense, useContext, useState } from 'react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { lazyOverlay } from '../overlays/lazy-overlay.ts';
import type { FieldProps } from './field-props.ts';
import { ReadOnlyFields } from './read-only-fields.ts';
import { RichTextView } from './rich-text/rich-text-view.tsx';

const phrases = {
  unsafe: {
    th: 'เนื้อหานี้มีโค้ด HTML ที่เครื่องมือจัดรูปแบบจะเปลี่ยนแปลง จึงให้แก้ไขเป็นโค้ด HTML เพื่อไม่ให้ข้อมูลสูญหาย',
    en: 'The formatting tools would change some HTML of this content, so it is edited as HTML source and nothing gets lost.',
  },
};

const RichTextEditor = lazy(() => import('./rich-text/rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })));
const UploadDialog = lazyOverlay(() => import('../uploads/upload-dialog.tsx').then((m) => m.UploadDialog));

const height = 500;

interface Insertion {
  insert(html: string): void;
  file: File | undefined;
}

/** Rich text that keeps every element: formatting tools, files from the uploads, HTML source. Untouched content stays byte for byte. */
export function RichTextField(props: FieldProps<string>) {
  const { id, label, value, onChange, onFocus, onBlur, error, required = false, description, disabled = false, lang } = props;
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const [unsafe, setUnsafe] = useState(false);
  const [insertion, setInsertion] = useState<Insertion | null>(null);
  const isReadOnly = useContext(ReadOnlyFields);
  if (isReadOnly)
    return (
      <Input.Wrapper label={label} labelElement="div" description={description}>
        <RichTextView html={value} label={String(label)} lang={lang} height={height} />
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
            styles={{ input: { height, fontFamily: 'var(--mantine-font-family-monospace)' } }}
          />
        </>
      ) : (
        <Suspense fallback={<Skeleton height={height} />}>
          <RichTextEditor
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
          />
        </Suspense>
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
