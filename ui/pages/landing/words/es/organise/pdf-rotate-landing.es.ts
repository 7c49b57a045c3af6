import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Girar páginas de un PDF',
  tagline: 'Ponga derechas las páginas tumbadas o boca abajo y guárdelas así.',
  description:
    'Gire todas las páginas de un PDF o solo algunas: un cuarto, media o tres cuartos de vuelta. Vea la página antes de guardar.',
  promises: ['Todas las páginas o algunas', 'Se guarda, no solo se ve', 'No cambia nada más'],
  whatItIs: [
    'Girar una página en un visor le sirve a usted, pero no a quien recibe el archivo. Esta herramienta escribe el giro en el archivo, de modo que la página esté derecha para todos.',
    'Solo cambia la dirección en que se muestra la página. Su texto, sus imágenes, sus enlaces y sus campos son los de antes, y si la gira de vuelta recupera la vista anterior.',
  ],
  steps: [
    { name: 'Elija un PDF', text: 'Busque en la cuadrícula del área de trabajo las páginas mal puestas.' },
    {
      name: 'Gírelas en el acto',
      text: 'Marque las páginas y pulse encima «Girar a la izquierda» o «Girar a la derecha». Para unas pocas páginas, eso es todo.',
    },
    {
      name: 'O abra las opciones',
      text: 'En «Girar páginas», ajuste «Ángulo, en sentido horario» y, si son solo algunas, escriba en «Páginas», por ejemplo, 1-3, 7. «Antes y después» muestra cómo queda.',
    },
    { name: 'Pulse el botón verde', text: 'Dice cuántas páginas gira. Después pulse «Descargar» o «Copiar enlace».' },
  ],
  reasons: [
    { title: 'Todos la ven derecha', text: 'El giro forma parte del archivo y no depende del visor.' },
    {
      title: 'Sin pérdidas',
      text: 'Las páginas no se vuelven a dibujar, así que puede girarlas tantas veces como quiera.',
    },
    { title: 'Una tecla', text: 'Con páginas seleccionadas, R las gira a la derecha; Mayús y R, a la izquierda.' },
  ],
  features: [
    { title: 'Tres ángulos', text: 'A la derecha, boca abajo o a la izquierda.' },
    { title: 'A partir de lo que hay', text: 'Una página que ya está girada se gira desde ahí.' },
    { title: 'Cada página, una vez', text: 'Aunque nombre una página en dos intervalos, se gira una sola vez.' },
    { title: 'Varios archivos', text: 'Elija más PDF para girarlos todos con el mismo ángulo.' },
  ],
  useCases: [
    { group: 'Escaneos', cases: ['Un montón que entró al revés', 'Una de cada dos páginas, boca abajo'] },
    { group: 'Planos y tablas', cases: ['Tablas anchas en un informe vertical', 'Dibujos para verlos en pantalla'] },
    { group: 'Móviles', cases: ['Páginas fotografiadas en horizontal', 'Un recibo que se abre de lado'] },
  ],
  questions: [
    {
      question: '¿Puedo girar unos pocos grados?',
      answer: 'No, solo cuartos de vuelta. Un escaneo ligeramente torcido sigue así.',
    },
    {
      question: '¿Se puede buscar el texto de una página girada?',
      answer: 'Sí. Es el mismo texto, mostrado en otra dirección.',
    },
    {
      question: '¿Qué tamaño puede tener el archivo?',
      answer: `Hasta ${limit.pdf} MB y ${limit.pages.toLocaleString('es')} páginas.`,
    },
    {
      question: '¿Por qué mi programa de fotos la sigue mostrando de lado?',
      answer: 'Puede que esté abriendo el archivo anterior. El giro está en el archivo nuevo que ha descargado.',
    },
  ],
};
