import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { isFile } from '../../fields/core/form-values.ts';
import { changeText } from '../../history/change-text.ts';
import { readableText } from '../../history/readable.ts';
import { textDifferences } from '../../history/text-differences.ts';
import { useReturnFocus } from '../../notifications/use-return-focus.ts';
import { momentText } from '../../theme/dates.ts';
import type { RecordForm } from '../core/record-form.ts';
import type { Conflict } from '../core/use-conflict.ts';
import { formPhrases } from '../form.phrases.ts';
import { inPageOrder } from '../layout/focus-field.ts';
import classes from './conflict-dialog.module.css';

type Side = Parameters<Conflict['resolve']>[0][string];

interface ConflictDialogProps {
  conflict: Conflict;
  /** Labels and value texts of its fields. */
  form: Pick<RecordForm<unknown, unknown>, 'labelOf' | 'words' | 'fieldId' | 'isRichText'>;
}

/** Two people changed the same fields of a record: shows both texts of each and lets the person choose, one by one. */
export function ConflictDialog({ conflict, form }: ConflictDialogProps) {
  useReturnFocus();
  const t = usePhrases(formPhrases);
  const { language } = useLanguage();
  const [sides, setSides] = useState<Record<string, Side>>({});
  const { both, changed, taken } = conflict;
  const other = changed.name ?? changed.by;
  const order = inPageOrder(
    form,
    both.map(({ name }) => name),
  );
  const undecided = both.filter(({ name }) => sides[name] === undefined);
  return (
    <Modal
      opened
      onClose={conflict.dismiss}
      size="xl"
      withCloseButton={false}
      title={
        <Text fw={600} component="span">
          {t.staleTitle}
        </Text>
      }
    >
      <Stack>
        <Text>{t.staleBy(other, momentText(changed.at, language))}</Text>
        {taken.length > 0 && <Text>{t.staleTaken(inPageOrder(form, taken).map(form.labelOf).join(', '))}</Text>}
        {both
          .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
          .map((field) => (
            <Choice
              key={field.name}
              label={form.labelOf(field.name)}
              other={other}
              texts={textsOf(field)}
              side={sides[field.name] ?? null}
              onChoose={(side) => setSides({ ...sides, [field.name]: side })}
            />
          ))}
        <Group justify="flex-end">
          {undecided.length > 0 && (
            <Text size="sm" c="dimmed">
              {t.staleUndecided(undecided.length)}
            </Text>
          )}
          <Button variant="default" data-autofocus onClick={conflict.dismiss}>
            {t.backToForm}
          </Button>
          <Button disabled={undecided.length > 0} onClick={() => conflict.resolve(sides)}>
            {t.staleSave}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );

  /** Both texts of a field, as the person reads it. */
  function textsOf({ name, isFile: ofFile, mine, theirs }: Conflict['both'][number]): { mine: string; theirs: string } {
    if (ofFile) return { mine: isFile(mine) ? mine.name : t.empty, theirs: theirs ? t.staleTheirFile(other) : t.empty };
    const words = form.words.get(name);
    const text = (value: unknown) =>
      (form.isRichText(name) ? readableText(String(value ?? '')) : (words?.(value) ?? changeText(value, language, name))) || t.empty;
    // where the words are the same, only how they are set differs
    const isSame = text(mine) === text(theirs);
    return isSame ? { mine: String(mine ?? ''), theirs: String(theirs ?? '') } : { mine: text(mine), theirs: text(theirs) };
  }
}

interface ChoiceProps {
  label: string;
  /** What the other person is called. */
  other: string;
  texts: { mine: string; theirs: string };
  side: Side | null;
  onChoose(side: Side): void;
}

/** One field: two texts with their differences marked, one of which stays. */
function Choice({ label, other, texts, side, onChoose }: ChoiceProps) {
  const t = usePhrases(formPhrases);
  const [pieces] = useState(() => textDifferences(texts.mine, texts.theirs));
  return (
    <Radio.Group label={label} value={side} onChange={(chosen) => onChoose(chosen as Side)} classNames={{ label: classes.label ?? '' }}>
      <div className={classes.sides}>
        <Card side="mine" title={t.staleMine} pieces={pieces.mine} />
        <Card side="theirs" title={t.staleTheirs(other)} pieces={pieces.theirs} />
      </div>
    </Radio.Group>
  );
}

function Card({ side, title, pieces }: { side: Side; title: string; pieces: ReturnType<typeof textDifferences>['mine'] }) {
  return (
    <Radio.Card value={side} className={classes.card ?? ''} aria-label={`${title}: ${pieces.map(({ text }) => text).join('')}`}>
      <Group gap="xs" wrap="nowrap" mb={4}>
        <Radio.Indicator />
        <Text fw={600}>{title}</Text>
      </Group>
      <div className={classes.text}>
        {pieces.map((piece, index) =>
          piece.isOwn ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never changes
            <mark key={index}>{piece.text}</mark>
          ) : (
            piece.text
          ),
        )}
      </div>
    </Radio.Card>
  );
}
