import type { Translated } from '../text-catalogue.js';
import type { pagesEn } from '../en/pages.en.js';

/** {@link pagesEn} in Spanish. */
export const pagesEs: Translated<typeof pagesEn> = {
  'Shared document': 'Documento compartido',
  File: 'Archivo',
  Size: 'Tamaño',
  Created: 'Creado',
  Status: 'Estado',
  'First page of {name}': 'Primera página de {name}',
  'There is no picture of this file.': 'No hay imagen de este archivo.',
  'Download {name}': 'Descargar {name}',
  'Receipt · Verified': 'Recibo · Verificado',
  'Proof of origin from the signed log': 'Prueba: de qué se hizo este archivo, según el registro firmado',
  'This link will expire in {time}; the file will then be deleted.':
    'Este enlace caduca en {time}; entonces se elimina el archivo.',
  'less than a minute': 'menos de un minuto',
  'Ask the person who sent it for a new one.': 'Pida uno nuevo a quien se lo envió.',
  'Ask the sender for the password.': 'Quien le envió el enlace conoce la contraseña.',
  Open: 'Abrir',
};
