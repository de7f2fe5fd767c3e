/**
 * Signing in with Office365 again without leaving the screen: a second window goes the way to the provider and back to /login.
 * It learns that it is that window from a mark in the browser's storage: its `opener` is cut off on the way by the provider's and
 * our own isolation headers.
 */
const key = 'sign_in_popup';
const patience = 10 * 60_000;

export const officeSignInPath = '/auth/signin/microsoft';

/** Opens the window; false when the browser blocked it. */
export function openSignInPopup(): boolean {
  localStorage.setItem(key, String(Date.now()));
  const opened = window.open(officeSignInPath, 'sign-in', 'popup,width=520,height=680');
  if (opened === null) closeSignInPopup();
  return opened !== null;
}

/** Whether this page is the second window. */
export function isSignInPopup(): boolean {
  return Date.now() - Number(localStorage.getItem(key)) < patience;
}

/** Stops waiting for the second window. */
export function closeSignInPopup(): void {
  localStorage.removeItem(key);
}
