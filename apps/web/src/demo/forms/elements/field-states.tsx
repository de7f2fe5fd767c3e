import { type ReactNode, useId, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import type { FieldProps } from '../../../kit/fields/field-props.ts';
import { FieldProblem } from '../../../kit/form/fields/field-problem.tsx';
import classes from './elements.module.css';
import { type State, statePhrases, states } from './states.ts';

interface FieldStatesProps<Value> {
  /** What it holds in the states that are not filled with anything of their own. */
  empty: Value;
  filled: Value;
  long: Value;
  children(field: FieldProps<Value> & { id: string }): ReactNode;
}

/** One of `kit/fields` in every state, each of which can be tried. */
export function FieldStates<Value>(props: FieldStatesProps<Value>) {
  return (
    <div className={classes.states}>
      {states.map((state) => (
        <OneState key={state} state={state} {...props} />
      ))}
    </div>
  );
}

function OneState<Value>({ state, empty, filled, long, children }: FieldStatesProps<Value> & { state: State }) {
  const t = usePhrases(statePhrases);
  const id = useId();
  const start = state === 'long' ? long : state === 'filled' || state === 'locked' ? filled : empty;
  const [value, setValue] = useState(start);
  return children({
    id,
    label: t[state],
    value,
    onChange: setValue,
    required: state === 'empty',
    disabled: state === 'locked',
    ...(state === 'hint' && { description: t.hintText }),
    ...(state === 'error' && { error: <FieldProblem code="required" /> }),
  });
}
