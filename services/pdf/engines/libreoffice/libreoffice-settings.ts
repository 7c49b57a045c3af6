interface Setting {
  readonly path: string;
  readonly name: string;
  readonly value: string | number | boolean;
}

const SECURITY = '/org.openoffice.Office.Common/Security/Scripting';
const INET = '/org.openoffice.Inet/Settings';

/** A proxy where nothing listens: the discard port of this machine. */
const DEAD_PROXY: readonly Setting[] = [
  { path: INET, name: 'ooInetProxyType', value: 2 },
  { path: INET, name: 'ooInetNoProxy', value: '' },
  ...['HTTP', 'HTTPS', 'FTP'].flatMap((scheme) => [
    { path: INET, name: `ooInet${scheme}ProxyName`, value: '127.0.0.1' },
    { path: INET, name: `ooInet${scheme}ProxyPort`, value: 9 },
  ]),
];

/**
 * A start whose profile does not know the program's version tests its graphics first: dozens of drawings, of which
 * LibreOffice keeps only a log. One without windows never writes the version itself, so each of its starts would.
 *
 * @param version as `7.4` or `24.8`
 */
const knownVersion = (version: string): Setting => ({
  path: '/org.openoffice.Setup/Product',
  name: 'ooSetupLastVersion',
  value: version,
});

/** @see https://wiki.documentfoundation.org/Expert_Configuration */
const settings: readonly Setting[] = [
  { path: SECURITY, name: 'MacroSecurityLevel', value: 3 },
  { path: SECURITY, name: 'DisableMacrosExecution', value: true },
  { path: SECURITY, name: 'DisableActiveContent', value: true },
  { path: SECURITY, name: 'BlockUntrustedRefererLinks', value: true },
  { path: '/org.openoffice.Office.Writer/Content/Update', name: 'Link', value: 0 },
  { path: '/org.openoffice.Office.Calc/Content/Update', name: 'Link', value: 2 },
  { path: '/org.openoffice.Office.Common/Save/Document', name: 'WarnAlienFormat', value: false },
  { path: '/org.openoffice.Office.Common/Misc', name: 'FirstRun', value: false },
  ...DEAD_PROXY,
];

const item = ({ path, name, value }: Setting): string =>
  `<item oor:path="${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;

/**
 * Content of `registrymodifications.xcu`: no macros, no active content, nothing fetched from anywhere.
 *
 * @param version of the program, as `7.4` or `24.8`; undefined when it is not known
 */
export const seededSettings = (version?: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
${[...settings, ...(version === undefined ? [] : [knownVersion(version)])].map(item).join('\n')}
</oor:items>
`;
