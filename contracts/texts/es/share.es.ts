import type { Translated } from '../text-catalogue.js';
import type { shareEn } from '../en/share.en.js';

/** {@link shareEn} in Spanish. */
export const shareEs: Translated<typeof shareEn> = {
  'Opening the link…': 'Abriendo el enlace…',
  'The server is not responding': 'El servidor no responde',
  'Unlock the link': 'Desbloquear el enlace',
  'Ask the person who sent you the link for its password.': 'Pida la contraseña a la persona que le envió el enlace.',
  'Opening…': 'Abriendo…',
  'Please try again in a few moments.': 'Vuelva a intentarlo en unos instantes.',
  'PDF document': 'Documento PDF',
  'ZIP archive': 'Archivo ZIP',
  'Word document': 'Documento de Word',
  'PowerPoint presentation': 'Presentación de PowerPoint',
  'Excel workbook': 'Libro de Excel',
  'Text file': 'Archivo de texto',
  Picture: 'Imagen',
  'The file itself needs a password. Download it to read it.':
    'Se abre con su propia contraseña. Descárguelo para leerlo.',
  'This link allows a limited number of downloads, so its pages are not shown here. Download it to read all of it.':
    'Este enlace permite un número limitado de descargas, por lo que las páginas no se muestran aquí. Descargue el archivo para leerlo completo.',
  'This link allows a limited number of downloads, so only its first page is shown here. Download it to read all of it.':
    'Este enlace permite un número limitado de descargas, por lo que aquí solo se muestra la primera página. Descargue el archivo para leerlo completo.',
  'It contains several files. Download it to open them.': 'Contiene varios archivos. Descárguelo para abrirlos.',
  'Download it to open it.': 'Descargue el archivo para abrirlo.',
  Smaller: 'Más pequeño',
  Larger: 'Más grande',
  'Pages of the document': 'Páginas del documento',
  'The conversion failed, so there is no file here.':
    'La conversión ha fallado, por lo que aquí no hay ningún archivo.',
  'The conversion was cancelled, so there is no file here.':
    'La conversión se canceló, por lo que aquí no hay ningún archivo.',
  '{size}, {pages}': '{size}, {pages}',
  Made: 'Creado',
  Ends: 'Caduca',
  'Copy Link': 'Copiar enlace',
  'Saves as': 'Se guarda como',
  'This link will expire {when}; the file will then be deleted.':
    'Este enlace caducará {when}; entonces se eliminará el archivo.',
  'in less than a minute': 'en menos de un minuto',
  '{tool}, from {files}': '{tool}, a partir de {files}',
  'Removed at {places} on {pages}': 'Eliminado en {places} de {pages}',
  'This browser cannot check the signature; the receipt can be checked elsewhere.':
    'Este navegador no puede comprobar la firma; el recibo puede comprobarse en otro lugar.',
  'Checked in this browser: the signature of {log} is valid.':
    'Comprobado en este navegador: la firma de {log} es válida.',
  'Its signature is not valid: do not rely on this receipt.': 'Su firma no es válida: no confíe en este recibo.',
  Receipt: 'Recibo',
  'Save the whole receipt': 'Guardar el recibo completo',
  'What was verified': 'Lo que se ha demostrado',
  'Reading the receipt…': 'Leyendo el recibo…',
  'Not valid': 'No válido',
  'Not verified: {what}': 'No demostrado: {what}',
  'Is this the file that was made?': '¿Es este el archivo que se creó?',
  'Your copy is compared in this browser and not sent anywhere.':
    'Su copia se compara en este navegador y no se envía a ningún sitio.',
  'Drop your copy here': 'Suelte su copia aquí',
  'or click to choose it': 'o haga clic para elegirla',
  'Comparing…': 'Comparando…',
  'The fingerprint (SHA-256) of {copy} matches the signed receipt.':
    '{copy} tiene la huella (SHA-256) que indica el recibo firmado.',
  'The fingerprint (SHA-256) of {copy} matches the one on this site.':
    '{copy} tiene la huella (SHA-256) que indica este sitio.',
  'Yes, this is the file that was made.': 'Sí, es el archivo que se creó.',
  'No, this is not the file that was made.': 'No, no es el archivo que se creó.',
  '{copy} has a different fingerprint (SHA-256): it was changed, or is another file.':
    '{copy} tiene otra huella (SHA-256): se modificó o es otro archivo.',
  'It could not be compared.': 'No se pudo comparar.',
  'The copy could not be read.': 'No se pudo leer la copia.',
  'This browser can compare files only on pages opened over HTTPS.':
    'Este navegador solo compara archivos en páginas abiertas mediante HTTPS.',
};
