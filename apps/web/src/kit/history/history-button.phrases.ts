/** Apart from the history's own: every form brings the button, and the history comes when it is opened. */
export const historyButtonPhrases = { open: { th: 'ประวัติ', en: 'History' } };
