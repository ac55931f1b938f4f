// node api/src/serve.ts: the API alone, on PORT (default 3001), for a deployment that serves the site's files elsewhere.
import { createApp } from './app.ts';
import { readTrustedProxies } from './rate-limit/trusted-proxies.ts';
import { openServices } from './services.ts';

const DEFAULT_PORT = 3001;

const services = await openServices(process.env);
const app = await createApp({ ...services.options, trustProxy: readTrustedProxies(process.env.TRUST_PROXY) });

async function stop(): Promise<void> {
  await app.close();
  await services.close();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

await app.listen({ port: Number(process.env.PORT || DEFAULT_PORT), host: process.env.HOST || '127.0.0.1' });
services.options.work.prepare().catch((error) => app.log.warn(error));
