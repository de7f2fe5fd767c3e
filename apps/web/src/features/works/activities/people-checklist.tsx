import { searchFor } from '@faculty/contracts/kit/text/search-text';
import { Button, Checkbox, Group, Input, Text, TextInput } from '@mantine/core';
import { IconChecks, IconEraser, IconSearch } from '@tabler/icons-react';
import { type ClipboardEvent, memo, useCallback, useId, useMemo, useRef, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { foundOrMeant } from '../../../kit/fields/choice/choice-search.ts';
import type { Choice } from '../../../kit/fields/choice/use-parameters.ts';
import { boundField } from '../../../kit/fields/core/bound-field.tsx';
import type { FieldProps } from '../../../kit/fields/core/field-props.ts';
import { membersNamed } from '../shared/people-named.ts';
import { activityPhrases } from './activity.phrases.ts';
import classes from './people-checklist.module.css';

interface PeopleChecklistProps extends FieldProps<string[]> {
  people: readonly Choice[];
}

/** The participants: a searchable list of checkboxes, with buttons for all and none. */
function PeopleChecklist({ id, label, value, onChange, onBlur, error, people }: PeopleChecklistProps) {
  const t = usePhrases(activityPhrases);
  const [sought, setSought] = useState('');
  const [onlyChosen, setOnlyChosen] = useState(false);
  const [pasted, setPasted] = useState('');
  const hintId = useId();
  const chosen = useMemo(() => new Set(value), [value]);
  // people who have left the faculty are not offered, but stay in the list
  const all = useMemo(() => {
    const offered = new Set(people.map((person) => person.value));
    const gone = value.filter((name) => !offered.has(name)).map((name) => ({ value: name, label: name }));
    return [...people, ...gone];
  }, [people, value]);
  const shown = useMemo(() => {
    const offered = onlyChosen ? all.filter(({ value }) => chosen.has(value)) : all;
    return foundOrMeant(sought, (words) => {
      const fits = searchFor(words);
      return offered.filter(({ label }) => fits(label));
    });
  }, [all, sought, onlyChosen, chosen]);

  // one function for all rows: pressing a box draws that row again, and no other
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const toggle = useCallback((name: string) => {
    const { value: names, onChange: tell } = latest.current;
    tell(names.includes(name) ? names.filter((other) => other !== name) : [...names, name]);
  }, []);
  const isSearching = sought.trim() !== '' || onlyChosen;
  /** The names of a pasted list or column that are of one person each; a single name is only sought. */
  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text/plain');
    const names = text.split(/[,;\n\t]/).filter((name) => name.trim() !== '').length;
    if (names < 2) return;
    event.preventDefault();
    const found = membersNamed(text, all);
    onChange([...new Set([...value, ...found.map((person) => person.value)])]);
    setPasted(t.pasted(found.length, names));
  }
  const selectShown = () => onChange([...new Set([...value, ...shown.map((person) => person.value)])]);

  return (
    <fieldset className={classes.people} onBlur={onBlur} aria-describedby={hintId}>
      <legend>
        <Input.Label component="span">{label}</Input.Label>
      </legend>
      <Group gap="xs" align="flex-start">
        <TextInput
          id={id}
          inputMode="search"
          className={classes.search ?? ''}
          aria-label={t.searchPeople}
          placeholder={t.searchPeople}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
          onPaste={paste}
          onKeyDown={(event) => {
            const [only] = shown;
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || sought.trim() === '' || !only || shown.length > 1) return;
            // Enter takes the only match, and the next name can be typed
            if (!chosen.has(only.value)) toggle(only.value);
            setSought('');
          }}
        />
        <Button variant="default" leftSection={<IconChecks size={18} aria-hidden />} onClick={selectShown} disabled={shown.length === 0}>
          {isSearching ? t.selectFound(shown.length) : t.selectAll(shown.length)}
        </Button>
        <Button
          variant="default"
          leftSection={<IconEraser size={18} aria-hidden />}
          onClick={() => onChange([])}
          disabled={value.length === 0}
        >
          {t.clearPeople}
        </Button>
        <Checkbox py={6} label={t.onlyChosen} checked={onlyChosen} onChange={(event) => setOnlyChosen(event.currentTarget.checked)} />
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <ul className={classes.names} tabIndex={0} aria-label={label}>
        {shown.map((person) => (
          <Person key={person.value} name={person.value} label={person.label} isChosen={chosen.has(person.value)} onToggle={toggle} />
        ))}
        {shown.length === 0 && <li>{t.nobodyFound}</li>}
      </ul>
      {error && <Input.Error>{error}</Input.Error>}
      <Text id={hintId} size="sm" c="dimmed" mt={4} role="status">
        {[pasted, t.chosen(value.length, all.length)].filter(Boolean).join(' · ')}
      </Text>
    </fieldset>
  );
}

interface PersonProps {
  name: string;
  label: string;
  isChosen: boolean;
  onToggle(name: string): void;
}

const Person = memo(function Person({ name, label, isChosen, onToggle }: PersonProps) {
  return (
    <li>
      <label className={classes.person}>
        <input type="checkbox" checked={isChosen} onChange={() => onToggle(name)} />
        <span>{label}</span>
      </label>
    </li>
  );
});

/** The participants of a form. */
export const PeopleField = boundField(PeopleChecklist);
