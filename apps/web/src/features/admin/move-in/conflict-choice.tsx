import { type MoveInConflict, type MoveInLine, moveInRoutes } from '@faculty/contracts/admin/move-in';
import { auditedKind } from '@faculty/contracts/audited';
import { labelOfField } from '@faculty/contracts/kit/labels';
import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { HttpError } from '../../../kit/api/http.ts';
import { useOptionReaders } from '../../../kit/fields/choice/use-parameters.ts';
import { changeText } from '../../../kit/history/change-text.ts';
import { isMarkup, readableText } from '../../../kit/history/readable.ts';
import { textDifferences } from '../../../kit/history/text-differences.ts';
import { FailedState, LoadingState } from '../../../kit/notifications/states.tsx';
import { useReturnFocus } from '../../../kit/notifications/use-return-focus.ts';
import classes from './move-in.module.css';
import { moveInPhrases } from './move-in.phrases.ts';
import { conflictQuery } from './move-in-queries.ts';
import { useMoveInChange } from './use-move-in-change.ts';

type Side = 'there' | 'here';

interface ConflictChoiceProps {
  line: MoveInLine;
  onClose(): void;
}

/** A record that both systems changed: a person chooses field by field whose value stays. */
export function ConflictChoice({ line: { kind, id, title, label }, onClose }: ConflictChoiceProps) {
  useReturnFocus();
  const t = usePhrases(moveInPhrases);
  const { language } = useLanguage();
  const { data, error } = useQuery(conflictQuery({ kind, id }));
  const isSettled = error instanceof HttpError && error.status === 404;
  const name = title === '' ? `${label[language]} ${id}` : title;
  return (
    <Modal opened onClose={onClose} size="xl" title={<Text fw={700}>{t.conflictTitle(name)}</Text>} withCloseButton={false}>
      {!data && !error && <LoadingState />}
      {error && !isSettled && <FailedState error={error} />}
      {isSettled && (
        <Stack>
          <Text>{t.conflictGone}</Text>
          <Group justify="flex-end">
            <Button data-autofocus onClick={onClose}>
              {t.close}
            </Button>
          </Group>
        </Stack>
      )}
      {data && <Fields conflict={data} onClose={onClose} />}
    </Modal>
  );
}

function Fields({ conflict, onClose }: { conflict: MoveInConflict; onClose(): void }) {
  const t = usePhrases(moveInPhrases);
  const { language } = useLanguage();
  const [sides, setSides] = useState<Record<string, Side>>({});
  const save = useMoveInChange(moveInRoutes.resolve, onClose);
  const { kind, id, entity, fields } = conflict;
  const left = fields.filter(({ field }) => sides[field] === undefined).length;
  const options = useOptionReaders(entity);
  /** A value as a person reads it: no codes, no markup. */
  const read = (field: string, value: string) => {
    if (value === '') return t.empty;
    const text: unknown = value; // else TypeScript takes what is no markup for no text
    if (isMarkup(text)) return readableText(text);
    return options.get(field)?.(value.split(',')) ?? changeText(value, language, field);
  };
  const take = fields.flatMap(({ field }) => (sides[field] === 'there' ? [field] : []));
  return (
    <Stack>
      <Text>{fields.length === 0 ? t.conflictSame : t.conflictText}</Text>
      {fields.map(({ field, there, here }) => {
        const texts = { there: read(field, there), here: read(field, here) };
        const pieces = textDifferences(texts.there, texts.here);
        return (
          <Radio.Group
            key={field}
            label={<strong>{labelOfField(auditedKind(entity).labels, field, language) ?? field}</strong>}
            value={sides[field] ?? null}
            onChange={(side) => setSides({ ...sides, [field]: side as Side })} // one of the two below
          >
            <Group grow align="stretch" mt={4}>
              {(['there', 'here'] as const).map((side) => (
                <Radio.Card key={side} value={side} p="sm" aria-label={`${t[side]}: ${texts[side]}`}>
                  <Group gap="xs" wrap="nowrap" mb={4}>
                    <Radio.Indicator />
                    <Text fw={600}>{t[side]}</Text>
                  </Group>
                  <Text size="sm" className={classes.choice}>
                    {(side === 'there' ? pieces.mine : pieces.theirs).map((piece, at) =>
                      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never changes
                      piece.isOwn ? <mark key={at}>{piece.text}</mark> : piece.text,
                    )}
                  </Text>
                </Radio.Card>
              ))}
            </Group>
          </Radio.Group>
        );
      })}
      <Group justify="flex-end">
        {left > 0 && (
          <Text size="sm" c="dimmed">
            {t.conflictLeft(left)}
          </Text>
        )}
        <Button variant="default" data-autofocus onClick={onClose}>
          {t.cancel}
        </Button>
        <Button disabled={left > 0} loading={save.isPending} onClick={() => save.mutate({ body: { kind, id, take } })}>
          {t.save}
        </Button>
      </Group>
    </Stack>
  );
}
