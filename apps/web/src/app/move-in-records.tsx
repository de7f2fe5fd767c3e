import type { MoveInReport } from '@faculty/contracts/admin/move-in';
import { MoveInReportView } from '../features/admin/move-in/move-in-report.tsx';
import { words } from './record-labels.ts';

/** The report of one step of a move, with the labels of the forms. */
export function MoveInRecords({ step }: { step: MoveInReport }) {
  return <MoveInReportView step={step} phrases={words} />;
}
