import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { Config } from '../../config.ts';

/** How many days before the end of the client secret administrators are told: a new one has to be asked for. */
const noticeDays = 60;

export interface SecretExpiry {
  day: string;
  /** Days from today to it; negative afterwards. */
  days: number;
}

/** The end of the client secret with which Microsoft accepts this installation, when it is near or over; else null. */
export function secretExpiry(
  { azureSecretExpires: day }: Pick<Config, 'azureSecretExpires'>,
  today = todayInBangkok(),
): SecretExpiry | null {
  if (day === null) return null;
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  return days > noticeDays ? null : { day, days };
}
