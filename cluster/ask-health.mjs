/**
 * Exit code 0 when the server of this container is ready: by its metrics port in a cluster, else by the answer that
 * visitors would get.
 */
const { METRICS_PORT, PORT = '3000' } = process.env;
const address = METRICS_PORT ? `http://127.0.0.1:${METRICS_PORT}/ready` : `http://127.0.0.1:${PORT}/api/health`;
const PATIENCE_MS = 4000;

const isReady = () =>
  fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

process.exitCode = (await isReady()) ? 0 : 1;
