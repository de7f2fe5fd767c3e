import { createContext } from 'react';

/** Whether forms tell the server that they are open: in the app, not where a form is shown alone. */
export const ReportsPresence = createContext(false);
