import { trialRestoreLabels } from './admin/system-status.ts';
import { userEntity } from './admin/user.ts';
import { demoLabels } from './demo/audited.ts';
import { entities } from './entities.ts';
import type { Labelled } from './kit/labels.ts';
import { cvChoice, cvLabels } from './profile/cv.ts';
import { savedViewBody, savedViewLabels } from './shell/saved-view.ts';
import { facultySettingEntity } from './website/faculty-setting.ts';
import { arrivalDecision, arrivalLabels } from './works/work-arrival.ts';

const audited: ReadonlyMap<string, Labelled> = new Map<string, Labelled>([
  ...[...entities, userEntity, facultySettingEntity].map((entity) => [entity.name, entity] as const),
  ['system_status', { labels: trialRestoreLabels }],
  ['work_arrival', { labels: arrivalLabels, body: arrivalDecision }],
  ['cv', { labels: cvLabels, body: cvChoice }],
  ['saved_view', { labels: savedViewLabels, body: savedViewBody }],
  ...Object.entries(demoLabels).map(([name, labels]) => [name, { labels }] as const),
]);

/** The labels and words of a kind of record in the audit log; without labels for a kind that has no fields. */
export const auditedKind = (name: string): Labelled => audited.get(name) ?? { labels: {} };
