import { Box, Loader } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import classes from './list-page.module.css';

/**
 * How a button in the head of a list looks: `<Button {...toolLook(IconReport, t.report)} />`. A phone has no room for words beside
 * the title: there it is the icon alone, with `short` next to it where a number says more. The button keeps its name.
 */
export function toolLook(Icon: TablerIcon, label: string, short?: string) {
  return {
    variant: 'default',
    leftSection: <Icon size={20} aria-hidden />,
    className: classes.tool ?? '',
    'aria-label': label,
    'data-icon-alone': short === undefined || undefined,
    children: (
      <>
        <Box component="span" visibleFrom="sm">
          {label}
        </Box>
        {short !== undefined && (
          <Box component="span" hiddenFrom="sm">
            {short}
          </Box>
        )}
      </>
    ),
  };
}

/** What is laid over the look of one that is at work: it turns, and is not disabled, as the menu gives the focus back to it. */
export function busyLook(isBusy: boolean) {
  return { 'aria-busy': isBusy, ...(isBusy && { leftSection: <Loader size={20} aria-hidden /> }) };
}
