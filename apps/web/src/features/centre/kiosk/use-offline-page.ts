import { useEffect } from 'react';

/** Lets this page open without network: a service worker for the kiosk's addresses alone keeps the page and what it has loaded. */
export function useOfflinePage(): void {
  useEffect(() => {
    // not there where the centre's network has no certificate: the page then needs the network to open, not to stay open
    const { serviceWorker } = navigator;
    serviceWorker
      ?.register('/checkin-worker.js', { scope: '/checkin/' })
      .then(() => serviceWorker.ready)
      .then(({ active }) => {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        active?.postMessage(loaded.filter((address) => address.startsWith(`${location.origin}/`)));
      })
      .catch(() => {});
  }, []);
}
