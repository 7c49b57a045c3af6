import type { Translated } from '../text-catalogue.js';
import type { notesEn } from '../en/notes.en.js';

/** {@link notesEn} in Spanish. */
export const notesEs: Translated<typeof notesEn> = {
  'New pages were created because the original has no text that can be replaced (it is scanned or not a PDF).':
    'Las páginas son nuevas: las anteriores son imágenes de texto, o no son un PDF, y no se puede escribir nada en su lugar.',
  'One passage was left in the original language: no translation into {language} kept its numbers and addresses unchanged.':
    'Un pasaje quedó en el idioma original: ninguna traducción ({language}) conservó sus números y direcciones sin cambios.',
  '{count} passages were left in the original language: no translation into {language} kept their numbers and addresses unchanged.':
    '{count} pasajes quedaron en el idioma original: ninguna traducción ({language}) conservó sus números y direcciones sin cambios.',
  '{name} does not state its text encoding and was read as {encoding}. If characters are wrong, convert it again with another text encoding.':
    '{name} no indica cómo están codificados sus caracteres y se leyó como {encoding}. Si hay letras incorrectas, vuelva a convertirlo con otra codificación de texto.',
  'Some characters in {name}, such as emoji, have no font here and are shown as boxes.':
    'Algunos signos de {name}, como los emojis, no tienen fuente aquí y se muestran como recuadros.',
  'The brightness values of {name} have a range of their own: the lowest is shown as black, the highest as white.':
    'Los valores de brillo de {name} tienen un intervalo propio: el más bajo se muestra en negro y el más alto en blanco.',
  '{name} holds {count} pictures; only the first one is in the result.':
    '{name} contiene {count} imágenes; solo la primera está en el resultado.',
  'Nothing is on the pages that LibreOffice made of {name}. If it is not empty, save it in a newer format first.':
    'No hay nada en las páginas que LibreOffice hizo de {name}. Si no está vacío, guárdelo antes en un formato más reciente.',
  'Some columns of {name} are too narrow for their numbers, which are shown as ###. Convert it with sheets one page wide to see them.':
    'Algunas columnas de {name} son demasiado estrechas para sus números, que se muestran como ###. Conviértalo con hojas de una página de ancho para verlos.',
  'Tracked changes of {name} are shown as marked, if it has any: they can be accepted or rejected in .docx files only.':
    'Los cambios registrados de {name}, si los hay, se muestran como están marcados: solo se pueden aceptar o rechazar en archivos .docx.',
  '{name} has tracked changes: words that are marked as deleted are still in the result. Convert it with changes accepted to leave them out.':
    '{name} tiene cambios registrados: las palabras marcadas como eliminadas siguen en el resultado. Conviértalo con los cambios aceptados para omitirlas.',
  '{name} is shown as plain text, not as a table, because {reason}.':
    '{name} se muestra como texto y no como tabla, porque {reason}.',
  'it has only one column': 'solo tiene una columna',
  'its lines have different numbers of cells': 'sus líneas tienen distinto número de celdas',
  'a quotation mark in it is never closed': 'unas comillas no se cierran nunca',
  'it has too many cells': 'tiene demasiadas celdas',
  'The digital signature in {name} is no longer valid because the file was changed.':
    'La firma digital de {name} ya no es válida: este archivo no es el que se firmó.',
  'Signing ends the special rights that {name} gave to users of Adobe Reader.':
    'Los derechos especiales que {name} concede a los usuarios de Adobe Reader terminan con esta firma.',
  '{name} is protected by a password or by its owner; the signed file is not. Anyone who has it can open, print, copy and change it.':
    '{name} está protegido con contraseña o por su propietario; el archivo firmado no lo está. Quien lo tenga puede abrirlo, imprimirlo, copiarlo y modificarlo.',
  'The structure of {name} was damaged; it was repaired before signing.':
    'La estructura de {name} no era correcta; se escribió de nuevo y después se firmó.',
  "The file is signed, but without a time stamp: {why} The time comes from this installation's own clock.":
    'El archivo está firmado, pero sin sello de tiempo: {why} Su hora es la del reloj de esta instalación.',
  'the time stamp server did not respond.': 'el servidor de sellos de tiempo no respondió.',
  'the time stamp server sent an unusable answer.': 'la respuesta del servidor de sellos de tiempo no se puede usar.',
  'it is too large for a PDF signature.': 'es demasiado grande para una firma PDF.',
  '{name} contains its form twice; the XFA version was removed and the standard fields were kept.':
    '{name} contiene su formulario de dos maneras; la llamada XFA se omite y los campos normales se mantienen.',
  'Removed: {what}.': 'Eliminado: {what}.',
  'Nothing to remove: this PDF has no {what}.': 'Nada que eliminar: este PDF no contiene nada de esto: {what}.',
  scripts: 'scripts',
  'actions that open or send something': 'acciones que abren o envían algo',
  'attached files': 'archivos adjuntos',
  'XFA forms': 'formularios XFA',
  links: 'enlaces',
  'document properties': 'propiedades del documento',
  'Any standard form fields were kept; the XFA version of the form, which can contain scripts, was removed.':
    'El formulario se conservó como campos normales, si los tiene; su descripción XFA, que puede contener scripts, se eliminó.',
  '{what} kept, because removal was switched off.': '{what}: se mantiene, porque esa opción estaba desactivada.',
  'This PDF contains {what}. All of it was kept; Sanitise removes it.':
    'Este PDF contiene {what}. Se ha conservado todo; «Sanear» lo elimina.',
  'This PDF contains {what}. All of it was kept, because removal was switched off.':
    'Este PDF contiene {what}. Se ha conservado todo, porque esa opción estaba desactivada.',
  'This PDF contains {what}. Open it only if you trust the sender.':
    'Este PDF contiene {what}. Ábralo solo si confía en quien lo envió.',
  'Target of {wanted} met: {got}.': 'Objetivo de {wanted} alcanzado: {got}.',
  'Target of {wanted} missed: {got} is the smallest possible, because {why}.':
    'Objetivo de {wanted} no alcanzado: {got} es lo mínimo, porque {why}.',
  'the rest is text, fonts, drawings and images that would be unreadable if they were smaller':
    'lo que queda es texto, fuentes, dibujos e imágenes que más pequeños ya no se podrían leer',
  '{files} left out: their contents cannot be checked.':
    'Se omite, porque no se puede comprobar su contenido: {files}.',
  'Scripts and dynamic form data left out.': 'Se omitieron scripts y datos dinámicos de formularios.',
  'Document properties such as title and author left out.':
    'Se omitieron propiedades del documento, como el título y el autor.',
  '{count} or form fields removed together with the text.':
    '{count} o campos de formulario eliminados junto con el texto.',
  'The text of {name} was recognised in a picture (OCR); please check it.':
    'El texto de {name} se reconoció en una imagen; revíselo, por favor.',
  'The text of {count} of {total} pages of {name} was recognised in a picture (OCR); please check it.':
    'El texto de {count} de {total} páginas de {name} se reconoció en una imagen; revíselo, por favor.',
  '{name}: {what} to external content not followed.': '{name}: {what} a contenido externo, sin seguir.',
  '{name}: {what} not opened.': '{name}: {what}, sin abrir.',
  '{name}: {links} to external content not followed, {objects} not opened.':
    '{name}: {links} a contenido externo, sin seguir; {objects}, sin abrir.',
  'Page {pages} could not be searched: there is no text, only pictures.':
    'No se pudo buscar en la página {pages}: no hay texto, solo imágenes.',
  'Pages {pages} could not be searched: there is no text, only pictures.':
    'No se pudo buscar en las páginas {pages}: no hay texto, solo imágenes.',
  'Page {pages} could not be searched completely: pictures on it may show text.':
    'No se pudo buscar en toda la página {pages}: sus imágenes pueden mostrar texto.',
  'Pages {pages} could not be searched completely: pictures on them may show text.':
    'No se pudo buscar en todo el contenido de las páginas {pages}: sus imágenes pueden mostrar texto.',
  'Pictures on page {pages} of {name} may hold text that was not read: that would have taken too long.':
    'Las imágenes de la página {pages} de {name} pueden contener texto que no se ha leído: habría tardado demasiado.',
  'The text recognised on page {page} of {name} may not be found by every program, because the content of the page is damaged.':
    'Puede que no todos los programas encuentren el texto reconocido en la página {page} de {name}, porque el contenido de la página está dañado.',
  'Pictures on pages {pages} of {name} may hold text that was not read: that would have taken too long.':
    'Las imágenes de las páginas {pages} de {name} pueden contener texto que no se ha leído: habría tardado demasiado.',
  'Page {pages}: some letters could not be searched, because the document does not identify them.':
    'Página {pages}: no se pudo buscar en algunas letras, porque el documento no indica cuáles son.',
  'Pages {pages}: some letters could not be searched, because the document does not identify them.':
    'Páginas {pages}: no se pudo buscar en algunas letras, porque el documento no indica cuáles son.',
  'Item {id} was not found on any page.': 'El elemento {id} no se encontró en ninguna página.',
  'It was only in an earlier version of the document that the file still contained; the result does not.':
    'Solo estaba en una versión anterior del documento que el archivo aún contenía; el resultado ya no la contiene.',
  'Page {pages} became a picture, because that was the only way to remove everything for certain.':
    'La página {pages} se convirtió en imagen, porque era la única forma de eliminarlo todo con seguridad.',
  'Form fields that showed what was to be removed are now part of their pages and can no longer be filled in.':
    'Los campos de formulario que mostraban lo que había que eliminar forman ahora parte de su página y ya no se pueden rellenar.',
  'Page {pages} became a picture, because an image on it contradicts its own file: other programs may have shown it in other colours or elsewhere.':
    'La página {pages} se convirtió en imagen, porque una ilustración contradice su propio archivo: otros programas quizá la mostraban con otros colores o en otro lugar.',
  'Pages {pages} became pictures, because images on them contradict their own files: other programs may have shown them in other colours or elsewhere.':
    'Las páginas {pages} se convirtieron en imágenes, porque hay ilustraciones que contradicen sus propios archivos: otros programas quizá las mostraban con otros colores o en otro lugar.',
  'Pages {pages} became pictures, because that was the only way to remove everything for certain.':
    'Las páginas {pages} se convirtieron en imágenes, porque era la única forma de eliminarlo todo con seguridad.',
  '{pages} and {count} more': '{pages} y {count} más',
  'A replacement text was left out, because it contains what was to be removed.':
    'Se omitió un texto de sustitución, porque contiene lo que había que eliminar.',
  'Based on {count} of the {total} sections of this document, taken from all over it.':
    'Elaborado a partir de {count} de las {total} partes de este documento, repartidas por todo él.',
  '1 attached file was left out: attachments do not belong to any page.':
    'Se omitió 1 archivo adjunto: los adjuntos no pertenecen a ninguna página.',
  '{count} attached files were left out: attachments do not belong to any page.':
    'Se omitieron {count} archivos adjuntos: los adjuntos no pertenecen a ninguna página.',
  '{count} pages, {same} of them unchanged, {drawings} drawings':
    'Páginas: {count}, sin cambios: {same}; dibujos: {drawings}',
  '{streams} streams, {objects} objects': '{streams} flujos, {objects} objetos',
  '{count} pages, {change}': '{count} páginas; {change}',
  'at most {share} of a page changed ({part} within any area the size of a short word)':
    'como máximo cambió el {share} de una página y el {part} de un trozo del tamaño de una palabra corta',
  '{boxes} box on {pages} page': '{boxes} recuadro en {pages} página',
  '{boxes} boxes on {pages} page': '{boxes} recuadros en {pages} página',
  '{boxes} boxes on {pages} pages': '{boxes} recuadros en {pages} páginas',
  '1 picture': '1 imagen',
  '{count} pictures': '{count} imágenes',
};
