import '@mantine/dropzone/styles.css';
import { Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './file-field.module.css';

interface FileDropProps {
  id?: string | undefined;
  /** What to do, in words: "Drop a picture here, or press to choose". */
  text: string;
  /** Name for screen readers when there are several places; holds `text`. */
  name?: string;
  /** Which types and sizes are taken. */
  rule: ReactNode;
  /** The types the file dialog offers; a dropped file is checked by `onFiles`. */
  accept: readonly string[];
  isMultiple?: boolean;
  disabled?: boolean;
  onFiles(files: File[]): void;
}

/** A place to drop files on or to press for choosing them. It refuses nothing itself. */
export function FileDrop({ id, text, name = text, rule, accept, isMultiple = false, disabled = false, onFiles }: FileDropProps) {
  return (
    <Dropzone
      id={id}
      role="button"
      aria-label={name}
      className={classes.drop ?? ''}
      multiple={isMultiple}
      disabled={disabled}
      // out of sight for everybody: the place itself is what is pressed
      inputProps={{ accept: accept.join(','), style: { display: 'none' } }}
      onDrop={onFiles}
      onReject={(rejected) => onFiles(rejected.map(({ file }) => file))}
    >
      <IconUpload size={26} aria-hidden />
      <div>
        <Text fw={600}>{text}</Text>
        <Text size="sm" c="dimmed">
          {rule}
        </Text>
      </div>
    </Dropzone>
  );
}
