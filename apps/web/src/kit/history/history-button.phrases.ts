/** Apart from the history's own phrases: every form imports the button, and the history is lazy. */
export const historyButtonPhrases = { open: { th: 'ประวัติ', en: 'History' } };
