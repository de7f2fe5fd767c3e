import { lcVisit } from '@faculty/contracts/centre/lc-visit';
import { useOpenForm } from '../../../kit/place/screen-state.ts';
import { LcVisitFormScreen } from './lc-visit-form.screen.tsx';
import { LcVisitListScreen } from './lc-visit-list.screen.tsx';

/** `/centre/lc_checkin_members`: the visits, or the one the address asks for. */
export function LcVisitScreen() {
  const id = useOpenForm(lcVisit);
  // visits are entered by the kiosk, and by calls; the screen only changes them
  return id === null || id === 'add' ? <LcVisitListScreen /> : <LcVisitFormScreen key={id} id={id} />;
}
