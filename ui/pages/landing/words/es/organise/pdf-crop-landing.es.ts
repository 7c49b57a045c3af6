import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Recortar páginas de un PDF',
  tagline: 'Quite los márgenes anchos o quédese solo con la parte de la página que importa.',
  description:
    'Recorte las páginas de un PDF por márgenes o con un recuadro, en puntos, milímetros o por ciento. Mire una página antes de guardar.',
  promises: ['Puntos, milímetros, por ciento', 'Todas las páginas o solo unas cuantas', 'El contenido se conserva'],
  whatItIs: [
    'Recortar reduce la parte visible de una página. Usted dice cuánto se quita de cada lado, o indica el recuadro que queda, y todos los lectores e impresoras muestran solo eso.',
    'Lo que queda fuera se oculta, no se elimina: cualquiera puede deshacer el recorte. Es lo adecuado para los márgenes y lo equivocado para los secretos. Para estos, use «Censurar».',
  ],
  steps: [
    {
      name: 'Elija un PDF',
      text: 'Se abre en el área de trabajo. Abra a la derecha las opciones de «Recortar páginas».',
    },
    {
      name: 'Elija cómo medir',
      text: '«Recortar por» márgenes corta «Margen superior», «Margen derecho», «Margen inferior» y «Margen izquierdo» en la «Unidad de los márgenes». Con un recuadro, usted dice lo que queda.',
    },
    { name: 'Mírelo', text: '«Antes y después» muestra la página en pantalla con el recorte y sin él.' },
    { name: 'Pulse «Recortar PDF»', text: 'Deje «Páginas» vacío para todas, o nombre algunas, como 1-3, 7.' },
  ],
  reasons: [
    {
      title: 'Medido como usted lo ve',
      text: 'Arriba es la parte de arriba de la página tal como se muestra, también si está girada.',
    },
    {
      title: 'Sincero sobre lo que hace',
      text: 'El resultado dice que lo de fuera está oculto, para que nadie lo dé por borrado.',
    },
    {
      title: 'Las cajas de impresión se adaptan',
      text: 'Las cajas de corte, sangrado y arte se ajustan al recorte, como espera una imprenta.',
    },
  ],
  features: [
    {
      title: 'Tres unidades',
      text: 'Puntos, milímetros o por ciento de la página, que sirve para páginas de distintos tamaños.',
    },
    {
      title: 'Un recuadro que se conserva',
      text: '«Recuadro: desde la izquierda» y «Recuadro: desde arriba» fijan su esquina; «Recuadro: ancho» y «Recuadro: alto», su tamaño.',
    },
    {
      title: 'Hasta el borde',
      text: 'Deje vacío el ancho o el alto, y el recuadro llegará hasta el borde de la página.',
    },
    {
      title: 'Enlaces y campos se mantienen',
      text: 'Los marcadores, los enlaces y los campos de formulario funcionan como antes.',
    },
  ],
  useCases: [
    {
      group: 'Leer',
      cases: ['Un artículo sin sus márgenes anchos, en la tableta', 'Una columna de una página a dos columnas'],
    },
    { group: 'Imprimir', cases: ['Sin marcas de corte ni barras de color', 'Una etiqueta de una hoja completa'] },
    { group: 'Presentar', cases: ['Solo la figura de una página', 'Diapositivas sin las notas del ponente'] },
  ],
  questions: [
    {
      question: '¿Recortar reduce el tamaño del archivo?',
      answer: 'Apenas, porque el contenido sigue dentro. Para ahorrar espacio, comprima el archivo.',
    },
    {
      question: '¿Puedo quitar un nombre recortándolo?',
      answer: 'No. Cualquiera puede volver a mostrar la parte oculta. «Censurar» lo elimina del archivo.',
    },
    {
      question: '¿Y si los márgenes son mayores que la página?',
      answer: 'Entonces no quedaría nada; la herramienta lo dice y no cambia nada.',
    },
    {
      question: '¿Puede cada página tener otro recorte?',
      answer:
        'Ejecute la herramienta una vez por cada grupo de páginas: nómbrelas en «Páginas» y continúe con el resultado.',
    },
  ],
};
