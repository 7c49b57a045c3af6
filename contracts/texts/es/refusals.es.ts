import type { Translated } from '../text-catalogue.js';
import type { refusalsEn } from '../en/refusals.en.js';

/** {@link refusalsEn} in Spanish. */
export const refusalsEs: Translated<typeof refusalsEn> = {
  '{field}: {problem}': '{field}: {problem}',
  '{message}': '{message}',
  'Send the files as multipart/form-data, in the field "files"':
    'Envíe los archivos como multipart/form-data, en el campo «files»',
  'The upload was interrupted. Please send the files again.':
    'La subida se ha interrumpido. Vuelva a enviar los archivos.',
  'The upload was stopped because it was too slow. Please try again.':
    'La subida se ha detenido porque apenas llegaban datos. Inténtelo de nuevo.',
  'Parts of {name} are no longer stored here. Please send the file again.':
    'Algunas partes de {name} ya no están aquí. Vuelva a enviar el archivo.',
  'At most {limit} uploads can run at the same time. Please try again in {seconds} seconds.':
    'Como máximo puede haber {limit} subidas a la vez. Inténtelo de nuevo en {seconds} segundos.',
  'The request is too large: all files together may have at most {limit} MB':
    'La solicitud es demasiado grande: todos los archivos juntos pueden tener como máximo {limit} MB',
  'Too many files: one conversion takes at most {limit}':
    'Demasiados archivos: una conversión admite como máximo {limit}',
  'This call is only accepted from the pages of this installation':
    'Esta llamada solo se acepta desde las páginas de esta instalación',
  'This installation is not served under the name {host}. If it should be, add the name to the setting ALLOWED_HOSTS and restart Docket.':
    'Esta instalación no se sirve con el nombre {host}. Si debe hacerlo, añada el nombre al ajuste ALLOWED_HOSTS y reinicie Docket.',
  'There is no page or call at {path}': 'No hay ninguna página ni llamada en {path}',
  'Not signed in': 'No ha iniciado sesión',
  'Your session has ended. Please sign in and send the files again.':
    'Su sesión ha terminado. Inicie sesión y vuelva a enviar los archivos.',
  'Session not found': 'No tiene ninguna sesión así',
  'No member has the address or ID {member}': 'Ningún miembro tiene la dirección o el ID {member}',
  'Your data is already being exported. Please try again when that has finished.':
    'Sus datos ya se están exportando. Inténtelo de nuevo cuando haya terminado.',
  'Only administrators can see this': 'Solo los administradores pueden ver esto',
  'operation: "{given}" is not a tool; valid values are {valid}':
    'operation: «{given}» no es una herramienta; los valores válidos son {valid}',
  'files: send at least one file': 'files: envíe al menos un archivo',
  '{name} is empty': '{name} está vacío',
  'Invalid file type. Only {types} files are allowed.': 'Tipo de archivo no válido. Solo se permiten archivos {types}.',
  '{name} looks like {claimed} by its name, but its content is {found}':
    'Por su nombre, {name} es de tipo {claimed}, pero su contenido es de tipo {found}',
  'File size {size}MB exceeds maximum allowed size of {limit}MB for {type} files.':
    'El tamaño de {size} MB supera el máximo permitido de {limit} MB para archivos {type}.',
  '{name} cannot be opened as a PDF: {reason}': '{name} no se puede abrir como PDF: {reason}',
  '{name} is protected by a password': '{name} está protegido con contraseña',
  '{name} is protected by a password in a way that is not opened here. Please save it without one, or as .docx, .xlsx or .pptx.':
    '{name} está protegido con contraseña de una forma que aquí no se abre. Guárdelo sin contraseña, o como .docx, .xlsx o .pptx.',
  'The password for {name} is not correct': 'La contraseña de {name} no es correcta',
  'The owner of {name} does not allow {what}. To continue, enter the owner password (not the one that only opens the file), or ask the owner for a file that allows it.':
    'El propietario de {name} no permite: {what}. Para continuar, indique la contraseña del propietario (no la que solo abre el archivo) o pídale un archivo que lo permita.',
  '{name} has {count} pages; the limit is {limit}': '{name} tiene {count} páginas; el límite es {limit}',
  'This PDF is too complex: one of its pages exceeds the time or memory limit':
    'El PDF es demasiado complejo: leer o dibujar una de sus páginas requiere más tiempo o memoria de lo permitido',
  '{name} is already signed, and another signature would make the existing one invalid: {reason}':
    '{name} ya está firmado y otra firma invalidaría la existente: {reason}',
  '{name} is already signed, and only the first signature of a document can certify it. Sign it without certification, or certify it before anyone else signs.':
    '{name} ya está firmado y solo la primera firma de un documento puede certificarlo. Fírmelo sin certificación o certifíquelo antes de que firme otra persona.',
  'pageRanges: "{part}" is not a page or a range such as 1-3':
    'pageRanges: «{part}» no es una página ni un intervalo como 1-3',
  'This document has {count} pages; page {page} does not exist':
    'Este documento tiene {count} páginas; la página {page} no existe',
  '{name} has {count} pages; page {page} does not exist': '{name} tiene {count} páginas; la página {page} no existe',
  'pages: there is no file {file}; the request has {count}':
    'pages: no hay ningún archivo {file}; la solicitud tiene {count}',
  '{count} pages were requested; the limit for one call is {limit}':
    'Se han pedido {count} páginas; el límite para una llamada es {limit}',
  'Page {page} of {name} is damaged in such a way that nothing drawn over it would be seen. Converting the pages to images and those back to a PDF can help.':
    'La página {page} de {name} está dañada de tal modo que nada de lo que se dibuje encima se vería. Puede ayudar convertir las páginas en imágenes y estas de nuevo en un PDF.',
  'Page {page} of {name} could not be drawn': 'No se ha podido dibujar la página {page} de {name}',
  '{name} cannot be read as an image: {reason}': '{name} no se puede leer como imagen: {reason}',
  '{name} is {width} x {height} pixels; the limit is {limit} megapixels':
    '{name} tiene {width} x {height} píxeles; el límite es de {limit} megapíxeles',
  '{name} cannot be read as text: {reason}': '{name} no se puede leer como texto: {reason}',
  'No font for the {script} characters in {what} is installed on this site':
    'Este sitio no tiene ninguna fuente con los signos ({script}) de {what}',
  '{name} has {count} pages without text, and one conversion has time to recognise only about {limit}. Please split it and convert the parts.':
    '{name} tiene {count} páginas sin texto y una conversión solo tiene tiempo de reconocer unas {limit}. Divídalo y convierta las partes.',
  'No text was found in {name}, not even by text recognition':
    'No se ha encontrado texto en {name}, ni siquiera con reconocimiento de texto',
  '{name} cannot be read as an Office document: {reason}': '{name} no se puede leer como documento de Office: {reason}',
  '{name} cannot be converted: this site does not support this kind of Office file':
    '{name} no se puede convertir: este sitio no abre este tipo de archivo de Office',
  'Office files are not converted on this site': 'En este sitio no se convierten archivos de Office',
  'Nothing was redacted: {reason}': 'No se ha censurado nada: {reason}',
  'The items match more than {limit} places. Please make them more specific.':
    'Los elementos coinciden con más de {limit} lugares. Concrételos más.',
  'The redaction could not be verified, so no file is returned. Check "{gate}" failed on page {page}.':
    'La censura no se ha podido verificar, por lo que no se devuelve ningún archivo. La comprobación «{gate}» ha fallado en la página {page}.',
  '{what} is not set up on this site': '{what} no está configurado en este sitio',
  "The AI provider rejected this site's credentials. Please contact the administrator.":
    'El proveedor de IA no aceptó este sitio. Avise a quien lo administra.',
  'The AI provider rejected the request: {reason}. Please contact the administrator.':
    'El proveedor de IA rechazó la solicitud: {reason}. Avise a quien administra este sitio.',
  'This installation has no credit left with its AI provider.':
    'Esta instalación ya no tiene crédito con su proveedor de IA.',
  'The AI provider cannot be reached. Please try again in a few minutes.':
    'No se puede contactar con el proveedor de IA. Inténtelo de nuevo en unos minutos.',
  'The AI provider is overloaded. Please try again in a few minutes.':
    'El proveedor de IA está sobrecargado. Inténtelo de nuevo en unos minutos.',
  'The AI provider did not answer within {seconds} seconds. Please try again.':
    'El proveedor de IA no ha respondido en {seconds} segundos. Inténtelo de nuevo.',
  'The answer of the AI provider was cut off. Please try again.':
    'La respuesta del proveedor de IA se ha cortado. Inténtelo de nuevo.',
  'The AI model returned an unusable answer twice: {problem}':
    'El modelo de IA ha dado dos veces una respuesta inutilizable: {problem}',
  'The AI model declined to work on this document.': 'El modelo de IA se ha negado a trabajar con este documento.',
  '{name} is too long for the AI model: it has about {tokens} tokens, and the limit for one request is {limit}':
    '{name} es demasiado largo para el modelo de IA: tiene unos {tokens} tokens y el límite por solicitud es {limit}',
  '{name} is already in {language}. Please choose another language.':
    '{name} ya está en este idioma: {language}. Elija otro.',
  'Translating into {language} is not set up on this site':
    'La traducción a {language} no está configurada en este sitio',
  'There is too little in {name} that questions can ask for without AI: names, dates and numbers in whole sentences':
    'En {name} hay muy poco por lo que se pueda preguntar sin IA: nombres, fechas y números en frases completas',
  '{name} has too little text for {what}': '{name} tiene muy poco texto para {what}',
  'The result would be larger than {limit} MB': 'El resultado superaría los {limit} MB',
  'Conversion not found': 'Conversión no encontrada',
  'The file is still being processed. Please try again in a few moments.':
    'El archivo aún se está procesando. Inténtelo de nuevo en unos momentos.',
  'The conversion failed: {reason}': 'La conversión ha fallado: {reason}',
  'The conversion was cancelled': 'La conversión se ha cancelado',
  'The conversion is still running; cancel it first': 'La conversión sigue en curso; cancélela primero',
  'Only a completed conversion can be renamed': 'Solo se puede renombrar una conversión completada',
  'This conversion did not produce a file': 'Esta conversión no ha creado ningún archivo',
  'The file of this conversion has already been deleted': 'El archivo de esta conversión ya se ha eliminado',
  'This conversion cannot be retried: {reason}': 'Esta conversión no se puede repetir: {reason}',
  'The conversion has already ended': 'La conversión ya ha terminado',
  'The file could not be processed: the conversion was interrupted {attempts} times':
    'No se ha podido procesar el archivo: la conversión se interrumpió {attempts} veces',
  'The file could not be processed: the conversion stopped unexpectedly':
    'No se ha podido procesar el archivo: la conversión se detuvo inesperadamente',
  'The file took longer than {seconds} seconds to process':
    'El archivo ha tardado más de {seconds} segundos en procesarse',
  'The file needs more than the {limit} MB of memory that one conversion may use':
    'El archivo necesita más de los {limit} MB de memoria que puede usar una conversión',
  'No worker finished the conversion within {minutes} minutes': 'La conversión no se ha terminado en {minutes} minutos',
  'The passwords for this conversion can no longer be read. Please send the files again.':
    'Las contraseñas de esta conversión ya no se pueden leer. Vuelva a enviar los archivos.',
  'Too many conversions are waiting on this installation. Please try again in {seconds} seconds.':
    'Hay demasiadas conversiones en espera en esta instalación. Inténtelo de nuevo en {seconds} segundos.',
  '{limit} of your conversions have not finished yet. Please try again in {seconds} seconds.':
    '{limit} de sus conversiones aún no han terminado. Inténtelo de nuevo en {seconds} segundos.',
  '{limit} conversions from your network have not finished yet. Please try again in {seconds} seconds.':
    '{limit} conversiones de su red aún no han terminado. Inténtelo de nuevo en {seconds} segundos.',
  'You have used up your processing time for now. Please try again in {seconds} seconds.':
    'Sus conversiones han agotado el tiempo de procesamiento permitido. Inténtelo de nuevo en {seconds} segundos.',
  'There is no thumbnail for this file': 'No hay miniatura de este archivo',
  'There is no receipt for this file': 'No hay recibo de este archivo',
  'There is no proof for this file: it was renamed before names were encrypted, or this installation does not sign its log':
    'No hay prueba de este archivo: se renombró antes de que se cifraran los nombres, o esta instalación no firma su registro',
  'Other replays are running. Please try again in a moment.':
    'Hay otras reproducciones en curso. Inténtelo de nuevo en un momento.',
  'This replay takes longer than {seconds} seconds; `npm run replay` on the server has no time limit':
    'Esta reproducción tarda más de {seconds} segundos; `npm run replay` en el servidor no tiene límite de tiempo',
  'Other exports of the log are running. Please try again when one has finished.':
    'Hay otras exportaciones del registro en curso. Inténtelo de nuevo cuando termine alguna.',
  'Invalid share link': 'Enlace para compartir no válido',
  'This file is protected by a password': 'Este archivo está protegido con contraseña',
  'The password is not correct. Attempts left: {left}': 'La contraseña no es correcta. Intentos restantes: {left}',
  'Too many wrong passwords. Please try again in {minutes} minutes.':
    'Demasiadas contraseñas incorrectas. Inténtelo de nuevo en {minutes} minutos.',
  'Many passwords are being checked at the moment. Please try again in {seconds} seconds.':
    'En este momento se están comprobando muchas contraseñas. Vuelva a intentarlo dentro de {seconds} segundos.',
  'Too many changes in a short time. Please try again in {minutes} minutes.':
    'Demasiados cambios en poco tiempo. Inténtelo de nuevo en {minutes} minutos.',
  'Too many attempts with invalid share links. Please try again in {minutes} minutes.':
    'Demasiados enlaces que no existen. Inténtelo de nuevo en {minutes} minutos.',
  'The download limit of this link has been reached': 'Se ha alcanzado el límite de descargas de este enlace',
  'A link can only end after now, and not later than this server keeps files for its owner':
    'Un enlace solo puede terminar después de ahora, y no más tarde de lo que este servidor guarda los archivos de su propietario',
  'Previews are turned off because this link has a download limit':
    'El número de descargas de este enlace es limitado, por eso su archivo no se envía para vistas previas',
  'Share link not found or expired': 'Enlace no encontrado o caducado',
  'The requested range is outside the file ({size} bytes)':
    'El archivo tiene {size} bytes; el intervalo pedido queda fuera',
  'The disk of this installation is full. Nothing was stored.':
    'El disco de esta instalación está lleno. No se ha guardado nada.',
  'There is no room for these files: you are using {used} of {limit} MB. Please delete documents you no longer need, or wait until their links end.':
    'No hay espacio para estos archivos: usa {used} de {limit} MB. Elimine documentos que ya no necesite o espere a que terminen sus enlaces.',
  'There is no room for these files: this installation is using {used} of {limit} MB. Please delete documents you no longer need, or ask the administrator for more space.':
    'No hay espacio para estos archivos: se usan {used} de {limit} MB de esta instalación. Elimine documentos que ya no necesite o pida más espacio al administrador.',
  'The {service} service is not responding. Please try again in a moment.':
    'El servicio {service} no responde. Inténtelo de nuevo en un momento.',
  'The server is restarting. Please try again in a moment.':
    'El servidor se está reiniciando. Inténtelo de nuevo en un momento.',
};
