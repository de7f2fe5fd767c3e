import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, type TablerIcon } from '@tabler/icons-react';

/** The template's six colours of chips and messages, and which of the product's stands for each. */
export const chipColours: readonly { name: string; color: string; icon?: TablerIcon }[] = [
  { name: 'default', color: 'gray' },
  { name: 'primary', color: 'blue' },
  { name: 'secondary', color: 'red' },
  { name: 'info', color: 'blue', icon: IconInfoCircle },
  { name: 'success', color: 'green', icon: IconCircleCheck },
  { name: 'warning', color: 'gold', icon: IconAlertTriangle },
];
