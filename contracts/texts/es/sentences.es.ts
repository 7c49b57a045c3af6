import type { Translated } from '../text-catalogue.js';
import type { sentencesEn } from '../en/sentences.en.js';

/** {@link sentencesEn} in Spanish. */
export const sentencesEs: Translated<typeof sentencesEn> = {
  'Set OPENAI_API_KEY (and OPENAI_BASE_URL, OPENAI_MODEL for another provider), then restart Docket.':
    'Defina OPENAI_API_KEY (y OPENAI_BASE_URL, OPENAI_MODEL para otro proveedor) y reinicie Docket.',
  'Summaries consist of sentences from the document, quizzes ask about its dates, numbers and names, and sensitive data is found by patterns and by a small model for names and addresses that runs here. No AI provider is used, and no document leaves this installation.':
    'Los resúmenes se componen de frases del documento, los cuestionarios preguntan por sus fechas, números y nombres, y los datos confidenciales se encuentran con patrones y un pequeño modelo de nombres y direcciones que se ejecuta aquí. No se usa ningún proveedor de IA y ningún documento sale de esta instalación.',
  'Summaries and quizzes are written by the model {model}, which receives the text of the document.':
    'El modelo {model} escribe los resúmenes y cuestionarios y recibe el texto del documento.',
  'Documents are translated by the model {model}, which receives their text.':
    'El modelo {model} traduce los documentos y recibe su texto.',
  'Word, Excel, PowerPoint, OpenDocument and RTF files are converted with their full layout.':
    'Los archivos de Word, Excel, PowerPoint, OpenDocument y RTF se convierten con su diseño completo.',
  'Scanned pages and pictures are not read.': 'Las páginas escaneadas y las imágenes no se leen.',
  'Text on scanned pages and in pictures is read in {languages}.':
    'El texto de páginas escaneadas e imágenes se lee en estos idiomas: {languages}.',
  converting: 'convirtiendo',
  'choosing sentences': 'eligiendo frases',
  'looking for active content': 'buscando contenido activo',
  'looking for facts to ask about': 'buscando datos para preguntar',
  packing: 'empaquetando',
  removing: 'eliminando',
  sealing: 'sellando',
  'setting text': 'componiendo el texto',
  'setting the table': 'componiendo la tabla',
  translating: 'traduciendo',
  'writing the signature': 'escribiendo la firma',
  'writing the summary': 'escribiendo el resumen',
  'page {page} of {count}': 'página {page} de {count}',
  'image {image} of {count}': 'imagen {image} de {count}',
  'joining {count} files': 'uniendo {count} archivos',
  'reading page {page} of {count}': 'leyendo la página {page} de {count}',
  'reading page {page}': 'leyendo la página {page}',
  'reading part {part} of {count}': 'leyendo la parte {part} de {count}',
  'reading {name}': 'leyendo {name}',
  'A further signature was added.': 'Se añadió otra firma.',
  'A signature was added in a new field, which a certified document leaves no room for.':
    'Se añadió una firma en un campo nuevo, algo que un documento certificado no permite.',
  'A timestamp of the document was added.': 'Se añadió un sello de tiempo del documento.',
  'Data for checking the signatures was added.': 'Se añadieron datos para comprobar las firmas.',
  'The properties of the document were updated.': 'Se actualizaron las propiedades del documento.',
  'A form was filled in.': 'Se rellenó un formulario.',
  'Comments or other annotations were added, changed or removed.':
    'Se añadieron, cambiaron o quitaron comentarios u otras anotaciones.',
  'Fields of the form were added, changed or removed.': 'Se añadieron, cambiaron o quitaron campos del formulario.',
  'Page content was changed.': 'Se cambió el contenido de las páginas.',
  'Scripts, names or actions were added, changed or removed.':
    'Se añadieron, cambiaron o quitaron scripts, nombres o acciones.',
  'The structure of the document was changed.': 'Se cambió la estructura del documento.',
  'A form was filled in: {fields}.': 'Se rellenó un formulario: {fields}.',
  'Fields of the form were added, changed or removed: {fields}.':
    'Se añadieron, cambiaron o quitaron campos del formulario: {fields}.',
  'The content of page {page} was changed.': 'Se cambió el contenido de la página {page}.',
  'The content of pages {pages} was changed.': 'Se cambió el contenido de las páginas {pages}.',
  'Comments or other annotations were added, changed or removed on page {page}.':
    'Se añadieron, cambiaron o quitaron comentarios u otras anotaciones en la página {page}.',
  'Comments or other annotations were added, changed or removed on pages {pages}.':
    'Se añadieron, cambiaron o quitaron comentarios u otras anotaciones en las páginas {pages}.',
  'Fields that this signature locks were changed: {fields}.': 'Se cambiaron campos que esta firma bloquea: {fields}.',
  'The additions cannot be compared with what was signed.': 'Lo añadido no se puede comparar con lo firmado.',
  '{name} was damaged; what could be read was used.': '{name} estaba dañado; se usó lo que se pudo leer.',
  '{name} had no password, so it was left unchanged.': '{name} no tenía contraseña; está como estaba.',
  '{name} is damaged. It was left as it is, because it would become larger if it were repaired.':
    '{name} está dañado. Se ha dejado como estaba, porque al repararlo ocuparía más.',
  'This PDF is already as small as it gets at this quality.': 'Este PDF ya es lo más pequeño posible con esta calidad.',
  'Anything outside the crop is hidden, not removed: anyone can bring it back. To remove it, use Redact.':
    'Lo que queda fuera del recorte está oculto, no eliminado: cualquiera puede volver a mostrarlo. Para eliminarlo, use «Censurar».',
  'One page without text was recognised automatically (OCR) to make it searchable; some of the text may be wrong.':
    'Se leyó a máquina una página sin texto para hacerla buscable; puede haber errores.',
  '{count} pages without text were recognised automatically (OCR) to make them searchable; some of the text may be wrong.':
    'Se leyeron a máquina {count} páginas sin texto para hacerlas buscables; puede haber errores.',
  'Pictures on one page that has other text were recognised automatically (OCR) to make them searchable; some of the text may be wrong.':
    'Se leyeron a máquina las imágenes de una página que tiene además otro texto, para poder buscar en ellas; puede haber errores.',
  'Pictures on {count} pages that have other text were recognised automatically (OCR) to make them searchable; some of the text may be wrong.':
    'Se leyeron a máquina las imágenes de {count} páginas que tienen además otro texto, para poder buscar en ellas; puede haber errores.',
  '{name} is protected by a password or by its owner; the result is not. Anyone who has it can open, print, copy and change it.':
    '{name} está protegido con contraseña o por su propietario; el resultado no. Quien lo tenga puede abrirlo, imprimirlo, copiarlo y cambiarlo.',
  '{name} has a simplified layout, because the Office engine is not installed here: pictures, headers, footers and notes are left out.':
    '{name} tiene un diseño simplificado porque aquí no está instalado el motor de Office: se omiten imágenes, encabezados, pies y notas.',
  'Pictures and drawings are not on the new pages. The layout "Same pages" keeps them.':
    'Las imágenes y los dibujos no están en las páginas nuevas. El diseño «Mismas páginas» los conserva.',
  'Some characters, such as emoji, have no font here and are shown as boxes.':
    'Algunos signos, como los emojis, no tienen fuente aquí y se muestran como recuadros.',
  'it is damaged beyond repair': 'está dañado sin remedio',
  'it does not start with a PDF header': 'no empieza como un PDF',
  'its structure is damaged beyond repair': 'su estructura está dañada sin remedio',
  'its pages are damaged beyond repair': 'sus páginas están dañadas sin remedio',
  'its contents are damaged': 'su contenido está dañado',
  'its samples are no whole numbers from 0 on of up to 16 bits; save it with 8 or 16 bits for each channel':
    'sus muestras no son números enteros desde 0 de hasta 16 bits; guárdelo con 8 o 16 bits por canal',
  'it is damaged or cut off': 'está dañado o cortado',
  'it does not begin like an Office document': 'no empieza como un documento de Office',
  'it holds no Office document': 'no contiene ningún documento de Office',
  'it unpacks to more than fits into memory': 'descomprimido no cabe en la memoria',
  'LibreOffice could not make anything of it': 'LibreOffice no pudo hacer nada con él',
  'LibreOffice made a PDF of it that does not open': 'LibreOffice hizo un PDF que no se abre',
  'it was saved by PowerPoint 4 or 95, whose files are not read here. Open it in PowerPoint and save it as .pptx':
    'se guardó con PowerPoint 4 o 95, cuyos archivos no se leen aquí. Ábralo en PowerPoint y guárdelo como .pptx',
  'it contains binary data': 'contiene datos binarios',
  'it has not failed': 'no ha fallado',
  'the passwords or texts that came with it are not kept. Please send the files again.':
    'las contraseñas o los textos que la acompañaban no se guardan. Vuelva a enviar los archivos.',
  'a summary': 'un resumen',
  'a quiz': 'un cuestionario',
  Translation: 'La traducción',
  'Please enter watermark text': 'Introduzca el texto de la marca de agua',
  'Please select a target language.': 'Seleccione un idioma de destino.',
  'must not be empty': 'no puede estar vacío',
  'must be an e-mail address': 'debe ser una dirección de correo',
  'must be pages and ranges separated by commas, such as 1-3, 7, 9-12':
    'deben ser páginas e intervalos separados por comas, como 1-3, 7, 9-12',
  'must be a size such as 500 KB or 2 MB': 'debe ser un tamaño como 500 KB o 2 MB',
  'must be at most {max} characters': 'debe tener como máximo {max} caracteres',
  'must have {min} to {max} characters': 'debe tener entre {min} y {max} caracteres',
  'must be a whole number from {min} to {max}': 'debe ser un número entero de {min} a {max}',
  'must be empty or a whole number from {min} to {max}': 'debe estar vacío o ser un número entero de {min} a {max}',
  'must be a number from {min} to {max}': 'debe ser un número de {min} a {max}',
  'must be empty or a number from {min} to {max}': 'debe estar vacío o ser un número de {min} a {max}',
  'must not be the same as userPassword': 'no puede ser igual que la contraseña para abrir',
  'at least one switch must be on': 'debe activarse al menos una opción',
  'changing its content': 'cambiar lo que muestra',
  'adding comments or signatures': 'añadir comentarios o firmas',
  'rotating, moving or removing pages': 'girar, mover o quitar páginas',
  'copying its text': 'copiar lo que dice',
  '{count} characters or more': '{count} caracteres o más',
  'Translation is not set up on this site.': 'La traducción no está configurada en este sitio.',
  'must name the pages of each part, such as 1-3, 7, 9-12, unless every page becomes a file':
    'deben indicar las páginas de cada parte, como 1-3, 7, 9-12, salvo que cada página sea un archivo',
};
