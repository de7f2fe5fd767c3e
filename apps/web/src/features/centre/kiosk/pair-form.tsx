import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { refusedFields, wordsOf } from '../../../kit/notifications/error-texts.ts';
import { DigitsField, SendButton } from './digits-field.tsx';
import classes from './kiosk.module.css';
import { kioskPhrases } from './kiosk.phrases.ts';
import { askPairing } from './kiosk-calls.ts';

/** Pairs this device as a kiosk by the short code of the desk. Without the focus, so that scanned cards are no wrong codes. */
export function PairForm({ hasFocus = false }: { hasFocus?: boolean }) {
  const t = usePhrases(kioskPhrases);
  const { language } = useLanguage();
  const [code, setCode] = useState('');
  const pairing = useMutation({
    mutationFn: askPairing,
    // a full load: the service worker controls only documents of the kiosk's addresses
    onSuccess: (key) => location.replace(`/checkin/${key}`),
    onError: () => setCode(''),
  });
  const error = pairing.error && (refusedFields(pairing.error).code ?? wordsOf(pairing.error, language));
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') pairing.mutate(code);
      }}
    >
      <DigitsField
        label={t.pairCode}
        description={t.pairHint}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={error}
        autoFocus={hasFocus}
        maxLength={20}
        autoComplete="one-time-code"
        button={
          <SendButton type="submit" loading={pairing.isPending}>
            {t.pair}
          </SendButton>
        }
      />
    </form>
  );
}
