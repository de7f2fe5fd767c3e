import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { filesOfRecord } from '../../../kit/api/download.ts';
import type { FileForm } from '../../../kit/fields/core/use-field.ts';
import { PictureField } from '../../../kit/fields/files/file-field.tsx';
import { showError } from '../../../kit/notifications/messages.ts';

const phrases = { same: { th: 'ใช้ภาพเดียวกับภาษาไทย', en: 'Use the Thai picture' } };

interface EnglishPictureFieldProps<Body, Part extends string> {
  form: FileForm<Body, Part>;
  name: Part;
  /** Where the screen has another word than the contract. */
  label?: string | undefined;
  /** The field of the Thai picture. */
  thai: Part;
}

/** The picture of the English side: a file of its own, or the Thai one by one press. */
export function EnglishPictureField<Body extends object, Part extends string>({
  form,
  name,
  label,
  thai,
}: EnglishPictureFieldProps<Body, Part>) {
  const t = usePhrases(phrases);
  const { files, row } = form;
  const stored = (row ?? {}) as Partial<Record<Part, string | null>>;
  const hasPicture = (part: Part) => (files.chosen[part] === undefined ? Boolean(stored[part]) : files.chosen[part] !== null);
  const copying = useMutation({
    mutationFn: async () => {
      const chosen = files.chosen[thai];
      const [copy] = chosen ? [[thai, chosen] as const] : await filesOfRecord([thai], stored);
      if (copy) files.set(name, copy[1]);
    },
    onError: showError,
  });
  return (
    <div>
      <PictureField form={form} name={name} label={label} />
      {hasPicture(thai) && !hasPicture(name) && (
        <Button variant="light" size="sm" loading={copying.isPending} onClick={() => copying.mutate()}>
          {t.same}
        </Button>
      )}
    </div>
  );
}
