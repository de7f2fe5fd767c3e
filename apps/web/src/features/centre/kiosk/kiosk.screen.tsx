import type { ScanAnswer, ScanOutcome } from '@faculty/contracts/centre/checkin';
import { Avatar, Button, Switch, Text, Title } from '@mantine/core';
import { useFullscreenDocument } from '@mantine/hooks';
import {
  IconAlertTriangle,
  IconBarcode,
  IconCamera,
  IconClockPause,
  IconLogin2,
  IconLogout2,
  IconMaximize,
  IconRepeat,
  IconSend,
  IconWifiOff,
  type TablerIcon,
} from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { writeDigitOfKey } from '../../../kit/fields/text/digit-keys.ts';
import { lazyPart } from '../../../kit/notifications/lazy-part.tsx';
import { clockText, momentText } from '../../../kit/theme/dates.ts';
import { DigitsField, SendButton } from './digits-field.tsx';
import type { MissedScan } from './kept-scans.ts';
import classes from './kiosk.module.css';
import { kioskPhrases, missedPhrases, outcomePhrases } from './kiosk.phrases.ts';
import { KioskPage } from './kiosk-page.tsx';
import { PairForm } from './pair-form.tsx';
import { type Shown, useKiosk } from './use-kiosk.ts';

const icons: Record<ScanOutcome, TablerIcon> = {
  in: IconLogin2,
  out: IconLogout2,
  double: IconRepeat,
  unknown: IconAlertTriangle,
  cancelled: IconAlertTriangle,
  too_old: IconAlertTriangle,
};

const Camera = lazyPart(() => import('./camera.lazy.tsx').then((m) => m.Camera));
const mutedKey = 'kiosk-muted';

/** `/checkin/{key}`: members scan their cards here; without sign-in. */
export function KioskScreen() {
  const t = usePhrases(kioskPhrases);
  const { key = '' } = useParams();
  const [isMuted, setMuted] = useState(() => localStorage.getItem(mutedKey) === 'Y');
  const { isValid, shown, waiting, missed, dismissMissed, scan } = useKiosk(key, isMuted);
  const [isCameraOn, setCameraOn] = useState(false);
  useOfflinePage();

  function mute(muted: boolean): void {
    localStorage.setItem(mutedKey, muted ? 'Y' : 'N');
    setMuted(muted);
  }

  return (
    <KioskPage
      tools={
        <>
          <Switch label={t.sound} checked={!isMuted} onChange={(event) => mute(!event.currentTarget.checked)} />
          <WholeScreen />
        </>
      }
      banner={
        <>
          {waiting > 0 && (
            <p className={classes.banner} role="status">
              <IconWifiOff size="1.2em" aria-hidden /> {t.waiting(waiting)}
            </p>
          )}
          {missed.length > 0 && <MissedScans scans={missed} onDismiss={dismissMissed} />}
        </>
      }
    >
      {isValid ? (
        <>
          <Title order={1} className={classes.heading ?? ''}>
            <IconBarcode size="1.2em" aria-hidden /> {t.scan}
          </Title>
          <CodeInput onScan={scan} />
          <div aria-live="assertive" className={classes.result}>
            {shown && <ScanResult shown={shown} />}
          </div>
          {hasCamera &&
            (isCameraOn ? <Camera onScan={scan} onClose={() => setCameraOn(false)} /> : <CameraButton onPress={() => setCameraOn(true)} />)}
        </>
      ) : (
        <>
          <div role="alert">
            <Title order={1} className={classes.heading ?? ''}>
              {t.ended}
            </Title>
            <Text className={classes.large ?? ''}>{t.endedHint}</Text>
          </div>
          <PairForm />
        </>
      )}
    </KioskPage>
  );
}

/** Not there where the centre's network has no certificate. */
const hasCamera = 'mediaDevices' in navigator;

function CameraButton({ onPress }: { onPress(): void }) {
  const t = usePhrases(kioskPhrases);
  return (
    <Button variant="default" size="md" leftSection={<IconCamera size={20} aria-hidden />} onClick={onPress}>
      {t.camera}
    </Button>
  );
}

/** Gives the page the whole screen, where the browser can and it has not got it yet. */
function WholeScreen() {
  const t = usePhrases(kioskPhrases);
  const { fullscreen, toggle } = useFullscreenDocument();
  if (fullscreen || !document.fullscreenEnabled) return null;
  return (
    <Button variant="default" leftSection={<IconMaximize size={20} aria-hidden />} onClick={() => void toggle().catch(() => {})}>
      {t.wholeScreen}
    </Button>
  );
}

/** The input of a scanner: it takes the focus back by itself. */
function CodeInput({ onScan }: { onScan(code: string): Promise<void> }) {
  const t = usePhrases(kioskPhrases);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const back = setInterval(() => document.activeElement === document.body && input.current?.focus(), 500);
    // a scanner types wherever the focus is: its keys are redirected here, also after a button was pressed
    const redirectKey = (event: globalThis.KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey } = event;
      if (input.current === null || [...key].length !== 1 || key === ' ' || ctrlKey || altKey || metaKey) return;
      input.current.focus();
      writeDigitOfKey(event, input.current);
    };
    window.addEventListener('keydown', redirectKey);
    return () => {
      clearInterval(back);
      window.removeEventListener('keydown', redirectKey);
    };
  }, []);

  function send(): void {
    if (typed.trim() !== '') void onScan(typed);
    setTyped('');
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // scanners end with either
    if (event.key !== 'Enter' && !(event.key === 'Tab' && typed !== '')) return;
    event.preventDefault();
    send();
  }

  return (
    <DigitsField
      ref={input}
      autoFocus
      label={t.code}
      description={t.hint}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      maxLength={60}
      autoComplete="off"
      button={
        <SendButton leftSection={<IconSend size={20} aria-hidden />} onClick={send}>
          {t.send}
        </SendButton>
      }
    />
  );
}

/** Offline scans that did not count: the person has left and was told that they are stored. Shown until somebody has seen them. */
function MissedScans({ scans, onDismiss }: { scans: readonly MissedScan[]; onDismiss(): void }) {
  const t = usePhrases(kioskPhrases);
  const why = usePhrases(missedPhrases);
  const { language } = useLanguage();
  return (
    <section className={classes.banner} aria-label={t.missed(scans.length)}>
      <p role="status">
        <IconAlertTriangle size="1.2em" aria-hidden /> {t.missed(scans.length)}
      </p>
      <ul className={classes.missed}>
        {scans.map(({ digits, scanned_at, outcome }) => (
          <li key={`${digits} ${scanned_at}`}>
            {t.missedCard(digits)} · {momentText(scanned_at, language)} · {why[outcome]}
          </li>
        ))}
      </ul>
      <Button variant="default" onClick={onDismiss}>
        {t.dismiss}
      </Button>
    </section>
  );
}

/** Makes this page work offline: a service worker for the kiosk's addresses only caches the page and its assets. */
function useOfflinePage(): void {
  useEffect(() => {
    // not there where the centre's network has no certificate: the page then needs the network to open, not to stay open
    const { serviceWorker } = navigator;
    serviceWorker
      ?.register('/checkin-worker.js', { scope: '/checkin/' })
      .then(() => serviceWorker.ready)
      .then(({ active }) => {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        active?.postMessage(loaded.filter((address) => address.startsWith(`${location.origin}/`)));
      })
      .catch(() => {});
  }, []);
}

/** What a scan did, large: by words, icon and colour. */
function ScanResult({ shown }: { shown: Shown }) {
  const t = usePhrases(kioskPhrases);
  if (shown.kind === 'answer') return <Answer answer={shown.answer} />;
  const Icon = shown.kind === 'kept' ? IconClockPause : IconAlertTriangle;
  return (
    <div className={classes.answer} data-kind={shown.kind}>
      <Text className={classes.outcome ?? ''}>
        <Icon className={classes.icon ?? ''} aria-hidden /> {t[shown.kind]}
      </Text>
      {shown.kind === 'kept' && <Text className={classes.large ?? ''}>{t.keptHint}</Text>}
    </div>
  );
}

function Answer({ answer: { outcome, name_th, name_en, at, time_in, picture } }: { answer: ScanAnswer }) {
  const t = usePhrases(kioskPhrases);
  const words = usePhrases(outcomePhrases);
  const { language } = useLanguage();
  const Icon = icons[outcome];
  const name = language === 'en' && name_en !== '' ? name_en : name_th;
  return (
    <div className={classes.answer} data-kind={outcome}>
      {name !== '' && <Avatar src={picture} alt="" className={classes.face ?? ''} />}
      <div>
        <Text className={classes.outcome ?? ''}>
          <Icon className={classes.icon ?? ''} aria-hidden /> {words[outcome]}
          {(outcome === 'in' || outcome === 'out') && ` ${clockText(at)}`}
        </Text>
        {name !== '' && <Text className={classes.name ?? ''}>{name}</Text>}
        {outcome === 'out' && time_in && <Text className={classes.large ?? ''}>{t.came(clockText(time_in))}</Text>}
      </div>
    </div>
  );
}
