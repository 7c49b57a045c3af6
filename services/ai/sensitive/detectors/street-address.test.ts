import { personNames, postalAddresses } from './person.js';

const addresses = [
  'Avenida Novaes, 26, Suzana, 82254-282 Caldeira / MG',
  'R. de Moreira, 20, 2559-797 Miranda do Douro',
  'Paseo de la Castellana 12, 3º B, 28046 Madrid',
  'Vicolo Olga, 7 Piano 2, 70043, Cozzana (BA)',
];

const named = [
  ['Nombre y apellidos: Idoia Garmendia', 'Idoia Garmendia'],
  ['Firmado por: Ruy Lasheras', 'Ruy Lasheras'],
  ['Testemunha: Nilo Barrosa', 'Nilo Barrosa'],
  ['Intestatario: Galasso Mazzucato', 'Galasso Mazzucato'],
  ['Klant: Lode Moens', 'Lode Moens'],
  ['Met vriendelijke groet,\nLode Moens', 'Lode Moens'],
] as const;

describe('what a form or a letter says in the Romance languages and Dutch', () => {
  test.each(addresses)('%s is one address', (address) => {
    const text = `Enviar a ${address}.`;
    expect(postalAddresses.find(text).map(({ start, end }) => text.slice(start, end))).toContain(address);
  });

  test.each(named)('%s names a person', (text, name) => {
    expect(personNames.find(text).map(({ start, end }) => text.slice(start, end))).toEqual([name]);
  });
});
