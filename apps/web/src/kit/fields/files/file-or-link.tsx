import type { Flag } from '@faculty/contracts/kit/fields';
import { fileOrLink } from '@faculty/contracts/kit/flags';
import { Group, Input, SegmentedControl, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import type { NamesHolding } from '../core/bound-field.tsx';
import type { FormValues, NamesBy } from '../core/form-values.ts';
import { type FileForm, useField } from '../core/use-field.ts';
import { useFileField } from '../core/use-file-field.ts';
import { TextField } from '../text/text-field.tsx';
import { DownloadButton } from './download-button.tsx';
import { FileInput } from './file-field.tsx';

const phrases = {
  file: fileOrLink.words.Y,
  link: fileOrLink.words.N,
  stored: { th: 'ไฟล์ปัจจุบัน', en: 'Current file' },
};

interface FileOrLinkProps<Body, Part extends string> {
  form: FileForm<Body, Part>;
  /** The documented switch: Y a file, N an address. */
  by: NamesHolding<FormValues<Body>, Flag>;
  part: Part;
  url: NamesBy<FormValues<Body>, string>[keyof FormValues<Body> & string];
  /** What either of them is, where the screen has another word than the contract. */
  label?: string | undefined;
}

/**
 * A record's file or its address. Both keep what was chosen and typed when the person switches; the one that is not meant is neither
 * validated nor sent, so the server keeps its value.
 */
export function FileOrLink<Body extends object, Part extends string>({ form, by, part, url, label }: FileOrLinkProps<Body, Part>) {
  const t = usePhrases(phrases);
  const field = useField(form, by, label, (value) => (value === 'Y' ? t.file : t.link));
  const { unused } = form;
  useEffect(() => {
    unused.set(part, (values) => values[by] !== 'Y');
    unused.set(url, (values) => values[by] === 'Y');
  }, [unused, part, url, by]);
  return (
    <Stack gap="xs">
      <Input.Wrapper label={field.label} labelElement="div" error={field.error}>
        <div>
          <SegmentedControl
            id={field.id}
            aria-label={field.label}
            data={[
              { value: 'Y', label: t.file },
              { value: 'N', label: t.link },
            ]}
            value={String(field.value)}
            onChange={(value) => field.onChange(value as FormValues<Body>[typeof by])} // by NamesHolding
          />
        </div>
      </Input.Wrapper>
      {field.value === 'Y' ? (
        <StoredOrChosen form={form} part={part} />
      ) : (
        <TextField<FormValues<Body>> form={form} name={url} label={t.link} inputMode="url" required />
      )}
    </Stack>
  );
}

function StoredOrChosen<Body extends object, Part extends string>({ form, part }: Pick<FileOrLinkProps<Body, Part>, 'form' | 'part'>) {
  const t = usePhrases(phrases);
  const file = useFileField(form, part, t.file);
  const address = (form.row as Record<string, unknown> | undefined)?.[part]; // its own file
  const stored = typeof address === 'string' && address !== '' ? address : null;
  return (
    <>
      <FileInput {...file} required={file.onClear === undefined} stored={stored && `${t.stored}${/\.\w{1,10}$/.exec(stored)?.[0] ?? ''}`} />
      {stored && file.value === null && !file.isCleared && (
        <Group>
          <DownloadButton address={stored} />
        </Group>
      )}
    </>
  );
}
