import { member } from '@faculty/contracts/members/member';
import { fileItem, type ImageItems } from '@faculty/contracts/shell/me';
import { Button, Group, Progress } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../api/http.ts';
import { randomUuid } from '../../api/random-uuid.ts';
import { refusedFields } from '../../notifications/error-texts.ts';
import { showError, showSuccess } from '../../notifications/messages.ts';
import { boundField } from '../core/bound-field.tsx';
import type { Problems } from '../core/field-problem.tsx';
import type { FieldProps } from '../core/field-props.ts';
import { checkFile } from '../core/form-files.tsx';
import { SquarePictureInput } from '../square-picture/square-picture-field.tsx';

const phrases = {
  uploaded: { th: 'อัพโหลดรูปภาพสำเร็จ!', en: 'The picture has been uploaded!' },
  uploading: { th: 'กำลังอัปโหลดรูปประจำตัว', en: 'Uploading the picture' },
  remove: { th: 'ลบรูปประจำตัว', en: 'Delete the picture' },
};

/** A person's picture is under the same rule wherever it is chosen. */
const rule = member.files.avatarFile;
/** The documented folder in the path of `POST /file/upload/{folder}`; as a parameter its slash would be escaped, which some proxies refuse. */
const upload = 'POST /file/upload/users/avatar';

/** The picture of an account as documented: a list of image items, each stored when it is chosen and the account's own once saved. */
function AvatarInput({ value = [], onChange, error, ...field }: FieldProps<ImageItems>) {
  const t = usePhrases(phrases);
  const [refused, setRefused] = useState<Problems[string]>(null);
  const [sent, setSent] = useState(0);
  const [first] = value;
  const uploading = useMutation({
    mutationFn: async (file: File) => {
      const form = new FormData();
      form.set('filename', `${randomUuid()}.${file.name.split('.').at(-1) ?? 'png'}`);
      form.set('file', file, file.name);
      return z.parse(fileItem, await call(upload, { body: form, onProgress: setSent }));
    },
    onSuccess(item) {
      onChange([item]);
      showSuccess(t.uploaded);
    },
    onError(problem) {
      const { file: words } = refusedFields(problem);
      setRefused(words ?? null);
      if (!words) showError(problem);
    },
    onSettled: () => setSent(0),
  });

  function choose(file: File | null): void {
    const problem = file && checkFile(file, rule);
    setRefused(problem);
    if (file && !problem) uploading.mutate(file);
  }

  return (
    <div>
      <SquarePictureInput
        {...field}
        rule={rule}
        value={null}
        onChange={choose}
        stored={first?.publicUrl ?? null}
        error={refused ?? error}
        disabled={uploading.isPending}
      />
      {uploading.isPending && <Progress value={sent * 100} aria-label={t.uploading} mt="xs" />}
      {first && (
        <Group mt="xs">
          <Button variant="subtle" color="red" size="xs" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => onChange([])}>
            {t.remove}
          </Button>
        </Group>
      )}
    </div>
  );
}

/** The picture of an account in a form. */
export const AvatarField = boundField(AvatarInput);
