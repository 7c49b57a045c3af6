import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Compartir un PDF con un enlace',
  tagline: 'Un enlace en lugar de un adjunto: con contraseña, límite de descargas y fecha de caducidad.',
  description:
    'Comparta un PDF con un enlace que caduca solo. Añada contraseña o límite de descargas, vea visitas y descargas, desactívelo antes.',
  promises: ['Caduca solo', 'Sin cuenta para los destinatarios', 'Con contraseña si la quiere'],
  whatItIs: [
    'Recibe un enlace que no se puede adivinar y lo envía como prefiera. Los destinatarios ven el archivo, hojean sus páginas y lo descargan; no necesitan cuenta.',
    'Nada se queda para siempre: cuando caduca el enlace, se elimina el archivo. Usted puede desactivarlo en cualquier momento, pedir una contraseña o decidir cuántas veces se puede descargar.',
  ],
  steps: [
    {
      name: 'Elija un PDF',
      text: 'En el área de trabajo pulse «Compartir de forma segura», en «Proteger y compartir».',
    },
    {
      name: 'Copie el enlace',
      text: 'El enlace aparece enseguida. En la tarjeta del resultado, «Copiar enlace» lo copia de nuevo.',
    },
    {
      name: 'Restrínjalo',
      text: 'En «Opciones del enlace», fije un «Límite de descargas» o una «Contraseña». Ambos se pueden cambiar después.',
    },
    {
      name: 'Desactívelo cuando termine',
      text: '«Desactivar el enlace ahora» elimina el archivo al momento, para todos.',
    },
  ],
  reasons: [
    {
      title: 'Puede recuperar el control',
      text: 'Un adjunto ya no está en sus manos. Un enlace sí, hasta que se descarga.',
    },
    { title: 'Los destinatarios ven qué es', text: 'La página muestra el archivo, cuándo caduca y cómo se hizo.' },
    {
      title: 'Se puede comprobar',
      text: 'Un recibo firmado dice si la copia que alguien tiene es el archivo que usted compartió.',
    },
  ],
  features: [
    { title: 'Contraseña', text: 'Se pide antes de mostrar nada del archivo. Los intentos fallidos se frenan.' },
    {
      title: 'Límite de descargas',
      text: 'Se cumple con exactitud, aunque muchas personas pulsen el botón en el mismo momento.',
    },
    { title: 'Visitas y descargas', text: 'Los miembros ven ambas cifras en su historial.' },
    {
      title: 'Cada resultado tiene el suyo',
      text: 'Unido, firmado o comprimido: cada archivo terminado se puede enviar como enlace.',
    },
    {
      title: 'Funciona sin scripts',
      text: 'La página de un enlace se puede usar en un navegador que no ejecuta scripts.',
    },
  ],
  useCases: [
    { group: 'Empresa', cases: ['Una oferta válida durante un mes', 'Borradores para un cliente'] },
    { group: 'Particulares', cases: ['Papeles para el casero', 'Fotos de un recibo, una sola vez'] },
    {
      group: 'Equipos',
      cases: ['El acta para todos los que estuvieron', 'Un archivo demasiado grande para el correo'],
    },
  ],
  questions: [
    {
      question: '¿Cuánto dura un enlace?',
      answer: `${limit.guestWeeks} semanas, o ${limit.memberMonths} meses si ha iniciado sesión al crearlo. Después el enlace caduca y se eliminan sus archivos.`,
    },
    {
      question: '¿Se modifica mi PDF?',
      answer:
        'Se vuelve a empaquetar con la calidad más alta. Si así no resulta más pequeño, comparte exactamente el archivo que eligió.',
    },
    {
      question: '¿Puedo compartir algo que no sea un PDF?',
      answer: 'Conviértalo primero. El PDF tendrá entonces su propio enlace.',
    },
    {
      question: '¿Puede alguien encontrar mi enlace?',
      answer:
        'Es una dirección aleatoria y larga que no figura en ninguna lista. Quien la tenga puede abrirlo, así que añada una contraseña si puede pasar de mano en mano.',
    },
  ],
};
