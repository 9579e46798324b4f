"""Audits records with Apache Spark: `pipe` runs one a11y-audit for each partition.

  python spark_audit.py <a11y-audit> <screens.ndjson> <folder for the results> [options of a11y-audit]

On a cluster the command must lie on each worker (`--files`, or in the image), and the paths are those
of its storage. Statuses 0, 1 and 2 are answers, anything else is a fault of the task.
"""

import shlex
import sys

from pyspark.sql import SparkSession

command, screens, results, *options = sys.argv[1:]
audit = shlex.join([command, "--records", "ndjson", *options])
# A partition without records is no fault; a process that crashed is, and Spark tries again.
line = shlex.join(["sh", "-c", f"{audit} || [ $? -le 2 ]"])

spark = SparkSession.builder.appName("a11y-audit").getOrCreate()
lines = spark.sparkContext.textFile(screens, minPartitions=64)
lines.pipe(line, checkCode=True).saveAsTextFile(results)

findings = spark.read.json(results)
findings.createOrReplaceTempView("results")
spark.sql("""
    SELECT finding.rule, count(*) AS findings, count(DISTINCT source) AS screens
    FROM (SELECT source, explode(screen.findings) AS finding
          FROM (SELECT source, explode(screens) AS screen FROM results))
    WHERE finding.status = 'open' AND finding.outcome = 'fail'
    GROUP BY finding.rule ORDER BY screens DESC, finding.rule
""").show(20, truncate=False)
spark.sql("SELECT source, unreadable FROM results WHERE size(unreadable) > 0").show(20, False)
spark.stop()
