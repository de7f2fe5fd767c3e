import { lcVisit } from '@faculty/contracts/centre/lc-visit';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { useSubView } from '../../../kit/url-state/sub-view.ts';
import { monthInScreen } from '../reports/month.ts';
import { LcVisitListScreen } from './lc-visit-list.screen.tsx';

const LcOverviewScreen = lazyForm(() => import('../overview/lc-overview.screen.tsx').then((m) => m.LcOverviewScreen));
const LcVisitFormScreen = lazyForm(() => import('./lc-visit-form.screen.tsx').then((m) => m.LcVisitFormScreen));

/** `/centre/lc_checkin_members`: the visits, the one the address asks for, or a month's overview. */
export function LcVisitScreen() {
  const id = useOpenForm(lcVisit);
  const overview = useSubView('month', monthInScreen);
  if (overview.id !== null) return <LcOverviewScreen month={overview.id} onBack={overview.close} />;
  return id === null ? <LcVisitListScreen overviewAt={overview.linkTo} /> : <LcVisitFormScreen key={id} id={id} />;
}
