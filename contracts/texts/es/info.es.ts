import type { Translated } from '../text-catalogue.js';
import type { infoEn } from '../en/info.en.js';

/** {@link infoEn} in Spanish. */
export const infoEs: Translated<typeof infoEn> = {
  'The text of this page is in English.': 'El texto de esta página está en inglés.',
  'Start Processing Files': 'Empezar con sus archivos',
  '{heading}, table': '{heading}, tabla',
  'The numbers are being requested from the server, which gives them to anyone at GET /api/log.':
    'Se están pidiendo las cifras al servidor, que las da a cualquiera en GET /api/log.',
  'The server is not answering at the moment. Reload the page to try again.':
    'El servidor no responde en este momento. Vuelva a cargar la página para intentarlo de nuevo.',
  Intact: 'Íntegro',
  Changed: 'Modificado',
  'Not signed yet': 'Aún sin firmar',
  'Not finished': 'Sin terminar',
  'events on the log': 'eventos en el registro',
  'of them signed, last {time}': 'de ellos firmados, el último: {time}',
  'None yet': 'Ninguno todavía',
  'signed; that happens within a minute of the first event': 'firmado; ocurre en el minuto siguiente al primer evento',
  'at the last full check, of {count} events, {time}': 'en la última comprobación completa, de {count} eventos, {time}',
  'Not yet': 'Todavía no',
  'checked as a whole; administrators can': 'comprobado por completo; pueden hacerlo los administradores',
  'The log differs from what was signed. Nothing is signed until its operator has looked into it.':
    'El registro difiere de lo que se firmó. No se firma nada hasta que el operador lo haya revisado.',
  'Verifier key:': 'Clave de verificación:',
  'The prices of this installation are being requested from its server, at GET /api/claims.':
    'Se están pidiendo los precios de esta instalación a su servidor, en GET /api/claims.',
  'This installation is free to use': 'El uso de esta instalación es gratuito',
  'Its operator charges nothing.': 'Su operador no cobra nada.',
  Free: 'Gratis',
  'For everyone.': 'Para todo el mundo.',
  'Every tool': 'Todas las herramientas',
  'No account needed': 'No se necesita cuenta',
  'Links that last 4 weeks': 'Enlaces que duran 4 semanas',
  Pro: 'Pro',
  '{price} a month': '{price} al mes',
  '{price} a year, paid to the operator of this installation.':
    '{price} al año, que se pagan al operador de esta instalación.',
  'What the operator adds to the free plan': 'Lo que el operador añade al plan gratuito',
  '{price} a year less than the service it is compared with':
    '{price} menos al año que el servicio con el que se compara',
  'Get Pro': 'Conseguir Pro',
  Lifetime: 'De por vida',
  'Once, paid to the operator of this installation.': 'Un solo pago, al operador de esta instalación.',
  'Everything in Pro, permanently': 'Todo lo de Pro, para siempre',
  'Get Lifetime': 'Conseguir el plan de por vida',
  'What others charge': 'Lo que cobran otros',
  'Other services change their prices, so a comparison is shown only with a link to them.':
    'Otros servicios cambian sus precios; por eso una comparación solo aparece con un enlace a ellos.',
  Ratings: 'Valoraciones',
  'Docket collects no ratings. Its tests come with its source code; anyone can run and judge them.':
    'Docket no recoge valoraciones. Sus pruebas acompañan al código fuente; cualquiera puede ejecutarlas y juzgarlas.',
  'Access and erasure': 'Acceso y supresión',
  'Members can download everything stored about them on their account page, and erase it there. Erasing destroys the key that encrypts their data in the log.':
    'En la página de su cuenta, los miembros pueden descargar todo lo que se guarda sobre ellos y borrarlo. Al borrarlo se destruye la clave con la que sus datos están cifrados en el registro.',
  'Nothing sold or shared': 'No se vende ni se cede nada',
  'No page loads anything for advertising or tracking. Documents stay on this server. The text of a document goes to an AI provider only if one is set up, and only when someone uses an AI tool.':
    'Ninguna página carga nada para publicidad ni seguimiento. Los documentos se quedan en este servidor. El texto de un documento solo va a un proveedor de IA si hay uno configurado, y solo cuando alguien usa una herramienta de IA.',
  'Proof of what happened': 'Prueba de lo ocurrido',
  'Every step is an event in a signed log. A receipt proves one of them without contacting this server.':
    'Cada paso es un evento de un registro firmado. Un recibo demuestra uno de ellos sin consultar a este servidor.',
  'Threats, in writing': 'Las amenazas, por escrito',
  'SECURITY.md says what an attacker gains in each position, what is promised and which test shows it, and what is not promised.':
    'SECURITY.md dice qué gana un atacante en cada posición, qué se promete y qué prueba lo demuestra, y qué no se promete.',
  'Sensitive files': 'Archivos delicados',
  'Each conversion runs in its own process, which has never seen another visitor’s files. A redacted file is searched by a second program before you get it.':
    'Cada conversión se ejecuta en un proceso propio, que nunca ha visto archivos de otra persona. Un segundo programa examina el archivo censurado antes de entregárselo.',
  'Where it runs': 'Dónde se ejecuta',
  'On a machine of the owner’s choice. It needs no internet and no packages other than those in its lock file.':
    'En una máquina elegida por su dueño. No necesita internet ni más paquetes que los de su archivo de bloqueo.',
  Availability: 'Disponibilidad',
  'No percentage is promised, since it depends on the machine. The server always says whether it is ready.':
    'No se promete ningún porcentaje, porque depende de la máquina. El servidor siempre dice si está listo.',
  Throughput: 'Rendimiento',
  'How much it handles depends on its machine; the measurement comes with the program.':
    'Lo que puede procesar depende de su máquina; la medición se incluye con el programa.',
};
