import { useId } from 'react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import classes from './language-switch.module.css';

const phrases = { label: { th: 'ภาษา', en: 'Language' } };

const languages = [
  { value: 'th', word: 'ไทย' },
  { value: 'en', word: 'EN' },
] as const;

/**
 * Thai or English. It stands on every page, and looks like the library's segmented control, whose mark measures itself when it is made:
 * the whole page was laid out once more for it, in the middle of its first drawing.
 */
export function LanguageSwitch() {
  const { language, setLanguage } = useLanguage();
  const t = usePhrases(phrases);
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t.label} className={classes.switch}>
      {languages.map(({ value, word }) => (
        <label key={value} lang={value} className={classes.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={language === value}
            onChange={() => setLanguage(value)}
            className={classes.input}
          />
          {word}
        </label>
      ))}
    </div>
  );
}
