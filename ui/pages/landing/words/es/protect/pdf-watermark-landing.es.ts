import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Añadir una marca de agua a un PDF',
  tagline: 'Escriba BORRADOR, CONFIDENCIAL o un nombre sobre las páginas, tan fuerte o tan tenue como quiera.',
  description:
    'Ponga una marca de agua de texto en todas las páginas de un PDF o en algunas, en cinco posiciones y con la opacidad que quiera.',
  promises: ['Texto en cualquier escritura', 'Véala antes de guardar', 'En todas las páginas o en algunas'],
  whatItIs: [
    'Una marca de agua dice a cada lector qué clase de copia tiene. El texto se dibuja sobre las páginas, transparente, y queda derecho en las páginas giradas.',
    'En el centro sigue la diagonal; en una esquina está horizontal. Un texto largo se parte en líneas y se reduce hasta que cabe.',
  ],
  steps: [
    {
      name: 'Elija un PDF',
      text: 'En el área de trabajo abra las opciones de «Marca de agua», en «Proteger y compartir».',
    },
    {
      name: 'Escriba el texto',
      text: '«Texto de la marca de agua» empieza siendo CONFIDENTIAL. Unas pocas palabras es lo que mejor se lee.',
    },
    { name: 'Colóquela', text: 'Ajuste «Opacidad» y «Posición», y también «Páginas» si no todas deben llevarla.' },
    {
      name: 'Mire y pulse «Añadir marca de agua»',
      text: '«Antes y después» muestra la página en pantalla de ambas formas. Después pulse «Descargar» o «Copiar enlace».',
    },
  ],
  reasons: [
    {
      title: 'Encaja en cada página',
      text: 'Páginas grandes y pequeñas, giradas y recortadas: el texto queda dentro de cada una.',
    },
    {
      title: 'La página sigue siendo legible',
      text: 'Con el control deslizante encuentra el punto en que se leen ambas cosas.',
    },
    {
      title: 'El archivo sigue siendo pequeño',
      text: 'La marca de agua está en el archivo una sola vez, por muchas páginas que la muestren.',
    },
  ],
  features: [
    { title: 'Cinco posiciones', text: 'Las cuatro esquinas, o el centro siguiendo la diagonal.' },
    {
      title: 'Cualquier escritura',
      text: 'Latina, griega, cirílica, árabe, hebrea, hindi, china, japonesa, coreana y más.',
    },
    { title: 'Solo algunas páginas', text: 'Nombre páginas e intervalos, o márquelos en la cuadrícula.' },
    { title: 'Muchos archivos', text: 'Elija varios PDF y todos recibirán la misma marca de agua.' },
  ],
  useCases: [
    { group: 'Borradores', cases: ['Un contrato que no es definitivo', 'Cifras antes de la auditoría'] },
    {
      group: 'Copias',
      cases: ['El nombre del destinatario en cada página', 'La copia de un documento de identidad para un solo fin'],
    },
    { group: 'Muestras', cases: ['La vista previa de un documento de pago', 'Fotos y planos para una licitación'] },
  ],
  questions: [
    {
      question: '¿Puede alguien quitar la marca de agua?',
      answer:
        'Sí, con un editor. Una marca de agua señala una copia, no la bloquea. Para bloquear un archivo, póngale una contraseña.',
    },
    {
      question: '¿Puedo usar mi logotipo en su lugar?',
      answer: 'Sí, con la marca de agua con imagen: elija un PDF y una imagen.',
    },
    {
      question: '¿Qué tamaño puede tener el archivo?',
      answer: `Hasta ${limit.pdf} MB y ${limit.pages.toLocaleString('es')} páginas.`,
    },
    { question: '¿Se imprime la marca de agua?', answer: 'Sí. Forma parte de la página.' },
  ],
};
