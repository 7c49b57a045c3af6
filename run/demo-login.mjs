import { OAuth2Server } from 'oauth2-mock-server';

const demo = { sub: 'demo', name: 'Demo User', email: 'demo@docket.local', email_verified: true };

/**
 * For trying out the signed-in product, and for nothing else: an identity server on loopback that vouches for anyone
 * as the same demo user, who is an administrator too. Sets the environment that the program reads its settings from.
 */
export const startDemoLogin = async (environment) => {
  if (environment.NODE_ENV === 'production') {
    throw new Error('--demo-login lets anyone in as an administrator, so it is refused with NODE_ENV=production.');
  }
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  server.service.on('beforeUserinfo', (answer) => {
    answer.body = demo;
  });
  const address = `http://127.0.0.1:${server.address().port}`;
  environment.HOST ??= '127.0.0.1'; // nobody but this machine
  Object.assign(environment, {
    NODE_ENV: 'development',
    GOOGLE_CLIENT_ID: 'docket-demo',
    GOOGLE_CLIENT_SECRET: 'docket-demo',
    GOOGLE_AUTHORIZATION_URL: `${address}/authorize`,
    GOOGLE_TOKEN_URL: `${address}/token`,
    GOOGLE_PROFILE_URL: `${address}/userinfo`,
    ADMIN_EMAILS: demo.email,
  });
  console.log(`Demo login: everyone who signs in is ${demo.name} <${demo.email}>, an administrator. Not for real use.`);
};
