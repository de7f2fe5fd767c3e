import { type SdgCode, sdgCodes, sdgs } from '@faculty/contracts/website/sdgs';
import { Input, Text, VisuallyHidden } from '@mantine/core';
import { type CSSProperties, type KeyboardEvent, useId, useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { boundField } from '../core/bound-field.tsx';
import type { FieldProps } from '../core/field-props.ts';
import classes from './sdg-field.module.css';

const phrases = {
  chosen: (count: number) => ({ th: `เลือกแล้ว ${count} จาก 17 เป้าหมาย`, en: `${count} of 17 goals chosen` }),
};

/** How far each key goes within the goals. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** Which of the 17 goals something serves: a grid of their icons, one Tab stop with arrow keys, with the names of the chosen ones below. */
function SdgInput({ id, label, value, onChange, onFocus, onBlur, error, required, description, disabled }: FieldProps<SdgCode[]>) {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const hintId = useId();
  const [current, setCurrent] = useState(0);
  // in the order of the goals, whatever the order of pressing
  const toggle = (code: SdgCode) => onChange(sdgCodes.filter((other) => (other === code ? !value.includes(code) : value.includes(other))));
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(current + step, 0), sdgCodes.length - 1);
    event.currentTarget.querySelectorAll('input')[next]?.focus();
  };
  return (
    <fieldset className={classes.goals} onFocus={onFocus} onBlur={onBlur} disabled={disabled ?? false} aria-describedby={hintId}>
      <legend>
        <Input.Label component="span" required={required ?? false}>
          {label}
        </Input.Label>
      </legend>
      {/* the keys of the boxes inside */}
      <ul className={classes.tiles} onKeyDown={move}>
        {sdgCodes.map((code, index) => (
          <li key={code}>
            <label className={classes.tile} style={goalColour(code)} title={sdgs[code][language]}>
              <input
                type="checkbox"
                className={classes.box}
                id={index === 0 ? id : undefined}
                checked={value.includes(code)}
                tabIndex={index === current ? 0 : -1}
                onFocus={() => setCurrent(index)}
                onChange={() => toggle(code)}
              />
              <img src={`/icon_sdgs/${code}.webp`} alt="" width={44} height={44} loading="lazy" className={classes.icon} />
              {/* the icon shows its number */}
              <VisuallyHidden>{`${index + 1} ${sdgs[code][language]}`}</VisuallyHidden>
            </label>
          </li>
        ))}
      </ul>
      {error && <Input.Error>{error}</Input.Error>}
      <Text id={hintId} size="sm" c="dimmed" mt={4}>
        {description} {t.chosen(value.length)}
        {value.length > 0 && `: ${value.map((code) => sdgs[code][language]).join(' · ')}`}
      </Text>
    </fieldset>
  );
}

function goalColour(code: SdgCode): CSSProperties {
  return { '--goal-colour': sdgs[code].colour } as CSSProperties; // React's type knows no custom properties
}

/** The goals of a form. */
export const SdgField = boundField(SdgInput);
