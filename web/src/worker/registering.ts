/** Registering the service worker, once everything else is loaded: it must not make the first page wait. */

export function registerWorker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  // A browser that refuses the worker can play, too.
  const register = () => void navigator.serviceWorker.register('/worker.js').catch(() => null);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
