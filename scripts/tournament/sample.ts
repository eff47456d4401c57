/** Means of clusters, one a course: races on the same course are alike and must not count as independent. */
export class Sample {
  private readonly clusters: { sum: number; count: number }[] = [];

  add(course: number, value: number): void {
    const cluster = (this.clusters[course] ??= { sum: 0, count: 0 });
    cluster.sum += value;
    cluster.count++;
  }

  get mean(): number {
    const filled = this.clusters.filter(Boolean);
    return (
      filled.reduce((sum, each) => sum + each.sum, 0) / filled.reduce((sum, each) => sum + each.count, 0)
    );
  }

  /** Half the width of the 95 % interval, by the ratio estimator over clusters. */
  get margin(): number {
    const filled = this.clusters.filter(Boolean);
    const { length } = filled;
    const mean = this.mean;
    const size = filled.reduce((sum, { count }) => sum + count, 0) / length;
    const squares = filled.reduce((sum, each) => sum + (each.sum - mean * each.count) ** 2, 0);
    return (1.96 * Math.sqrt(squares / (length * (length - 1)))) / size;
  }

  format(digits: number, unit = ''): string {
    if (Number.isNaN(this.mean)) return 'none';
    return `${this.mean.toFixed(digits)}${unit} ± ${Number.isFinite(this.margin) ? this.margin.toFixed(digits) : '?'}`;
  }
}
