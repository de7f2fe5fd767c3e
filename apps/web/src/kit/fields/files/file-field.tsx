import type { FileRule } from '@faculty/contracts/kit/entity';
import { Button, Group, Image, Input, Text } from '@mantine/core';
import { IconArrowBackUp, IconPhotoOff, IconReplace, IconTrash } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { FileUses } from '../../notifications/file-uses.ts';
import { boundFile } from '../core/bound-field.tsx';
import type { FileInputProps } from '../core/field-props.ts';
import { acceptOf, imageTypes } from '../core/form-files.tsx';
import { isTouchScreen } from '../is-touch-screen.ts';
import { FileDrop } from './file-drop.tsx';
import classes from './file-field.module.css';
import { fileSize } from './file-size.ts';
import { FileTypeIcon } from './file-type-icon.tsx';
import { prepareFile, sizeBefore } from './prepare-file.tsx';
import { smallPicture } from './small-picture.ts';
import { useObjectUrl } from './use-object-url.ts';

const phrases = {
  dropImage: { th: 'ลากภาพมาวางที่นี่ หรือกดเพื่อเลือกภาพ', en: 'Drop a picture here, or press to choose one' },
  tapImage: { th: 'แตะเพื่อเลือกหรือถ่ายภาพ', en: 'Tap to choose or take a picture' },
  tapFile: { th: 'แตะเพื่อเลือกไฟล์', en: 'Tap to choose a file' },
  required: { th: 'จำเป็น', en: 'required' },
  dropFor: (label: string, required: string, drop: string) => {
    const name = [label, required, drop].filter((part) => part !== '').join(' · ');
    return { th: name, en: name };
  },
  dropFile: { th: 'ลากไฟล์มาวางที่นี่ หรือกดเพื่อเลือกไฟล์', en: 'Drop a file here, or press to choose one' },
  imageRule: (megabytes: number) => ({
    th: `PNG, JPEG, WebP หรือ GIF ภาพเกิน ${megabytes} MB ระบบจะย่อให้`,
    en: `PNG, JPEG, WebP or GIF; made smaller if over ${megabytes} MB`,
  }),
  fileRule: (megabytes: number) => ({ th: `เอกสารหรือภาพ ไม่เกิน ${megabytes} MB`, en: `A document or picture, at most ${megabytes} MB` }),
  preview: (label: string) => ({ th: `ตัวอย่าง${label}`, en: `Preview: ${label}` }),
  stored: { th: 'ไฟล์ปัจจุบัน', en: 'Current file' },
  replaceFor: (label: string) => ({ th: `เลือกไฟล์อื่นแทน: ${label}`, en: `Replace the file: ${label}` }),
  replace: { th: 'เลือกไฟล์อื่นแทน', en: 'Replace' },
  shrunk: (from: string, to: string) => ({ th: `ย่อขนาดจาก ${from} เหลือ ${to}`, en: `Made smaller: ${from} to ${to}` }),
  clear: { th: 'ลบไฟล์', en: 'Delete' },
  clearFor: (label: string) => ({ th: `ลบไฟล์: ${label}`, en: `Delete the file: ${label}` }),
  cleared: { th: 'ไฟล์ปัจจุบันจะถูกลบเมื่อบันทึก', en: 'The current file is deleted when you save.' },
  keep: { th: 'ไม่ลบไฟล์', en: 'Keep the file' },
  discard: { th: 'ไม่ใช้ไฟล์ที่เลือก', en: 'Remove my choice' },
  discardFor: (label: string) => ({ th: `ไม่ใช้ไฟล์ที่เลือก: ${label}`, en: `Remove my choice: ${label}` }),
};

/** One document (or picture, which is shown): drop or choose, name and size, replace, give up the choice. The value is the chosen file, not the stored one. */
export function FileInput(props: FileInputProps) {
  const { label, value, stored = null } = props;
  const chosenPicture = useObjectUrl(value && imageTypes.includes(value.type) ? value : null);
  const name = value?.name ?? stored;
  return (
    <FileBox {...props} stored={stored}>
      {chosenPicture !== null ? (
        <PicturePreview address={chosenPicture} label={label} />
      ) : (
        name !== null && (
          <span className={classes.icon}>
            <FileTypeIcon name={name} size={44} />
          </span>
        )
      )}
    </FileBox>
  );
}

/** One picture: as a file, with what it looks like. `stored` is the public address of the server's picture. */
export function PictureInput(props: FileInputProps) {
  const { label, value, stored = null } = props;
  const chosen = useObjectUrl(value);
  return (
    <FileBox {...props}>
      <PicturePreview address={chosen ?? (stored === null ? null : smallPicture(stored))} label={label} />
    </FileBox>
  );
}

/** What a picture looks like; a sign in its place when it cannot be shown. */
function PicturePreview({ address, label }: { address: string | null; label: string }) {
  const t = usePhrases(phrases);
  return <div className={classes.preview}>{address !== null && <Shown key={address} address={address} alt={t.preview(label)} />}</div>;
}

function Shown({ address, alt }: { address: string; alt: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <IconPhotoOff size={36} role="img" aria-label={alt} />;
  return <Image src={address} alt={alt} onError={() => setBroken(true)} />;
}

/** What pictures and documents share; `children` is how the file looks. */
function FileBox({ children, ...props }: FileInputProps & { children: ReactNode }) {
  const {
    id,
    label,
    value,
    onChange,
    error,
    required,
    description,
    disabled = false,
    rule,
    isCleared = false,
    onClear,
    belongsTo,
    onRefused,
  } = props;
  const stored = isCleared ? null : (props.stored ?? null);
  const t = usePhrases(phrases);
  const input = useRef<HTMLInputElement>(null);
  const isImage = rule.kind === 'image';
  const choosing = useChosenFile(rule, value, onChange, onRefused);
  const how = isTouchScreen() ? (isImage ? t.tapImage : t.tapFile) : isImage ? t.dropImage : t.dropFile;
  const ruleWords = isImage ? t.imageRule(rule.maxMegabytes) : t.fileRule(rule.maxMegabytes);
  const accept = acceptOf(rule);
  const focused = useKeptFocus(id);
  return (
    <Input.Wrapper
      onFocus={({ target }) => {
        focused.current = target;
      }}
      label={label}
      labelElement="div"
      required={required ?? false}
      error={choosing.problem ?? error}
      description={description}
    >
      {isCleared && (
        <Group gap="xs" mb="xs">
          <Text size="sm" role="status">
            {t.cleared}
          </Text>
          <Button variant="subtle" size="xs" leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={() => onChange(null)}>
            {t.keep}
          </Button>
        </Group>
      )}
      {value === null && stored === null ? (
        <FileDrop
          id={id}
          text={how}
          name={t.dropFor(label, required ? t.required : '', how)}
          rule={ruleWords}
          accept={accept}
          disabled={disabled || choosing.isBusy}
          onFiles={([file]) => file && void choosing.choose(file)}
        />
      ) : (
        <div className={classes.file}>
          {children}
          <div className={classes.facts}>
            <Text fw={600}>{value?.name ?? (isImage ? t.stored : stored)}</Text>
            <Text size="sm" c="dimmed">
              {value === null ? ruleWords : <ChosenSize file={value} />}
            </Text>
            <Group gap="xs" mt="xs">
              <Button
                id={id}
                variant="default"
                size="xs"
                leftSection={<IconReplace size={16} aria-hidden />}
                aria-label={t.replaceFor(label)}
                disabled={disabled}
                loading={choosing.isBusy}
                onClick={() => input.current?.click()}
              >
                {t.replace}
              </Button>
              {value === null && onClear && (
                <Button
                  variant="subtle"
                  color="red"
                  size="xs"
                  leftSection={<IconTrash size={16} aria-hidden />}
                  aria-label={t.clearFor(label)}
                  disabled={disabled}
                  onClick={onClear}
                >
                  {t.clear}
                </Button>
              )}
              {value !== null && (
                <Button
                  variant="subtle"
                  size="xs"
                  leftSection={<IconArrowBackUp size={16} aria-hidden />}
                  aria-label={t.discardFor(label)}
                  disabled={disabled}
                  onClick={() => onChange(null)}
                >
                  {t.discard}
                </Button>
              )}
            </Group>
            <input
              ref={input}
              type="file"
              hidden
              accept={accept.join(',')}
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                if (file) void choosing.choose(file);
                // so that choosing the same file again is heard
                event.currentTarget.value = '';
              }}
            />
          </div>
        </div>
      )}
      {belongsTo && (props.stored ?? null) !== null && (value !== null || isCleared) && (
        <FileUses entity={belongsTo.entity} ids={[belongsTo.id]} field={belongsTo.field} isReplaced={value !== null} />
      )}
    </Input.Wrapper>
  );
}

/** The size of what will be sent, and what it was before it was made smaller here. */
function ChosenSize({ file }: { file: File }) {
  const t = usePhrases(phrases);
  const before = sizeBefore(file);
  return <span role="status">{before === undefined ? fileSize(file.size) : t.shrunk(fileSize(before), fileSize(file.size))}</span>;
}

/** Accepts a chosen file after checking it, shrunk where that helps; otherwise keeps the previous one and shows why. */
function useChosenFile(
  rule: FileRule<never>,
  value: File | null,
  onChange: (file: File | null) => void,
  onRefused: ((problem: ReactNode) => void) | undefined,
) {
  const [problem, setProblem] = useState<ReactNode>(null);
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another file is chosen, or none any more
  useEffect(() => setProblem(null), [value]);
  // the result of a preparation is ignored after unmount
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );

  return {
    problem,
    isBusy,
    async choose(file: File): Promise<void> {
      latest.current += 1;
      const mine = latest.current;
      setBusy(true);
      const prepared = await prepareFile(file, rule);
      if (mine !== latest.current) return;
      setBusy(false);
      setProblem(prepared.problem);
      if (prepared.file) onChange(prepared.file);
      else onRefused?.(prepared.problem);
    },
  };
}

/**
 * A pressed element may disappear with its action, as the drop zone does once there is a file: the focus then
 * moves to the element with the field's `id`. Returns a ref to the element of the field that had the focus last.
 */
function useKeptFocus(id: string | undefined): RefObject<Element | null> {
  const focused = useRef<Element>(null);
  useEffect(() => {
    const isLost = focused.current?.isConnected === false && document.activeElement === document.body;
    if (isLost && id !== undefined) document.getElementById(id)?.focus();
  });
  return focused;
}

/** A document of a form. */
export const FileField = boundFile(FileInput);

/** A picture of a form; `stored` is its public address. */
export const PictureField = boundFile(PictureInput);
